#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

func logarithm(_ x: Float) -> Float { log(x) }

/// e to the `x`, kept within what a `Float` can hold and add up.
func exponential(_ x: Float) -> Float { exp(min(max(x, -40), 30)) }
