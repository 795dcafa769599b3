import SystemInterface

/// Conversions of times in seconds since 1970, UTC.
package enum UTCTime {
  package static var now: Int { Int(time(nil)) }

  /// Returns the date of a timestamp in the form `2026-09-14`.
  package static func date(_ seconds: Int) -> String {
    var moment = time_t(seconds)
    var parts = tm()
    gmtime_r(&moment, &parts)
    func two(_ value: Int32) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
  }

  /// Returns the number of days from 1970-01-01 to a date of the Gregorian calendar.
  static func daysSinceEpoch(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let years = month > 2 ? year : year - 1
    let era = years / 400
    let yearOfEra = years - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
