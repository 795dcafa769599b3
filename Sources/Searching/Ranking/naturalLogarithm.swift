/// Returns the natural logarithm of a positive number.
///
/// Does not use the C library, so that the web page and the program rank identically. Computes ln m = 2 artanh((m - 1) / (m + 1))
/// for a significand m near 1 (Abramowitz and Stegun, Handbook of Mathematical Functions, 4.1.27).
func naturalLogarithm(_ number: Double) -> Double {
  var (significand, exponent) = (number.significand, Double(number.exponent))
  if significand > 1.414_213_562_373_095_1 {
    significand /= 2
    exponent += 1
  }
  let s = (significand - 1) / (significand + 1)
  var sum = 0.0
  // Add the smallest terms first to reduce rounding errors.
  for power in stride(from: 23.0, to: 0, by: -2) { sum = sum * s * s + 1 / power }
  return exponent * 0.693_147_180_559_945_3 + 2 * s * sum
}
