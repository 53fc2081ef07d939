import Foundation
import SwiftUI
import TestSupport
import Testing
import UniformTypeIdentifiers

/// A view as apps write it, with a list of types.
private struct ImportView: View {
  @State private var isImporting = false

  var body: some View {
    Button("Import Birds") { isImporting = true }
      .fileImporter(
        isPresented: $isImporting, allowedContentTypes: [.json, .commaSeparatedText, .backyard]
      ) { _ in }
  }
}

extension UTType {
  fileprivate static let backyard = UTType(exportedAs: "com.example.backyard")
}

@Suite("The stand-in of UniformTypeIdentifiers", .ownThread)
struct FileTypeTests {
  @Test("knows the types of the system by identifier, extension and MIME type")
  func types() {
    #expect(UTType("public.png") == .png)
    #expect(UTType("") == nil)
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "jpg", conformingTo: .text) == nil)
    #expect(UTType(filenameExtension: "mp4") == .mpeg4Movie)
    #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
    #expect(UTType(filenameExtension: "bird") == nil)
    #expect(UTType(mimeType: "Text/CSV") == .commaSeparatedText)
    #expect(UTType(mimeType: "text/bird") == nil)
    #expect(UTType(mimeType: "image/png", conformingTo: .movie) == nil)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.json.preferredMIMEType == "application/json")
    #expect(UTType.image.preferredFilenameExtension == nil)
    #expect("\(UTType.pdf)" == "com.adobe.pdf")
  }

  @Test("knows the supertypes of a type")
  func supertypes() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .png))
    #expect(UTType.png.conforms(to: .data))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.png.isSubtype(of: .content))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType.text.isSupertype(of: .swiftSource))
    #expect(
      UTType.commaSeparatedText.supertypes
        == [.delimitedText, .text, .data, .content, .item])
    #expect(UTType.backyard.supertypes.isEmpty)
    #expect(UTType(importedAs: "com.example.nest", conformingTo: .data) != .backyard)
  }

  @Test("has rows whose parents are rows")
  func parents() {
    let all: [UTType] = [
      .item, .content, .compositeContent, .data, .directory, .folder, .package, .url, .fileURL,
      .text, .plainText, .utf8PlainText, .rtf, .html, .xml, .json, .yaml, .delimitedText,
      .commaSeparatedText, .tabSeparatedText, .sourceCode, .swiftSource, .propertyList, .pdf,
      .image, .jpeg, .png, .gif, .tiff, .heic, .heif, .svg, .webP, .bmp, .livePhoto,
      .audiovisualContent, .movie, .video, .audio, .quickTimeMovie, .mpeg4Movie, .mpeg4Audio,
      .mp3, .wav, .aiff, .archive, .zip, .gzip, .database, .spreadsheet, .presentation, .contact,
      .vCard, .calendarEvent, .font, .executable, .bundle, .application, .applicationBundle,
      .log, .epub, .usdz, .usd, .threeDContent,
    ]
    let roots: Set<UTType> = [.item, .content]
    for type in all where !roots.contains(type) {
      #expect(!type.supertypes.isDisjoint(with: roots), "\(type)")
    }
  }

  @Test("gives an importer of files its types")
  @MainActor func importer() {
    _ = ImportView().body
    #expect(UTType.backyard.identifier == "com.example.backyard")
  }
}
