#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Double {
  /// The natural logarithm, without the whole of Foundation.
  static func log(_ value: Double) -> Double {
    #if canImport(Glibc)
      Glibc.log(value)
    #elseif canImport(Musl)
      Musl.log(value)
    #else
      Darwin.log(value)
    #endif
  }
}
