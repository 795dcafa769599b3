// Re-exports the C library, whose module has a different name on each system, so that importers of this module can call `open`,
// `log`, and so on.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif

/// Returns the system's message for an error number, by default for the last error: `No such file or directory`.
package func errorText(_ number: Int32 = errno) -> String { String(cString: strerror(number)) }
