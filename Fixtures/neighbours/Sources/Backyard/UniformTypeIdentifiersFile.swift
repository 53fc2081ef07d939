import struct UniformTypeIdentifiers.UTType
import UniformTypeIdentifiers

extension UniformTypeIdentifiers.UTType {
  static let feeder = UTType(exportedAs: "com.example.feeder", conformingTo: .json)
}
