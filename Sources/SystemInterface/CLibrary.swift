// The C library, by whatever name this system has it: whoever imports this module calls `open`, `log` and the rest without naming it.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif

/// What the system says of an error, by default of the last one: `No such file or directory`.
package func errorText(_ number: Int32 = errno) -> String { String(cString: strerror(number)) }
