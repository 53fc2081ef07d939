public import TipEngine
import TipFoundation
import TipModel
import TipPages
import TipPictures
public import TipTesting

/// Writes a page of HTML with the cards of tips in the running test, and why each shows or not.
///
/// ```swift
/// @Test(.tips(at: "2026-11-21T09:00:00Z"))
/// func gallery() throws {
///   try writeGallery(of: [FavoriteBackyardTip()], to: "gallery.html")
/// }
/// ```
///
/// The page is the same as from `tipctl gallery`, in the tips' own colours: one file that asks no
/// network for anything, with filters. An older file is replaced in one step.
///
/// - Parameters:
///   - tips: The tips, in the order of the page. Of two with one id the first counts.
///   - path: The path of the file. A relative path starts from the current folder.
///   - name: The name in the title.
///   - position: The caller's position, where a failure is reported.
/// - Throws: `TipControlError` when the file cannot be written.
public func writeGallery(
  of tips: [any Tip], to path: String, name: String = "the app",
  at position: SourcePosition = #position
) throws(TipControlError) {
  guard CenterCheck.passes(at: position) else { return }
  var seen: Set<String> = []
  let tips = tips.filter { seen.insert($0.id).inserted }
  let explanations = tips.map { Tips.explanation(of: $0) }
  let palettes = tips.map { tip in
    (
      tip.id,
      Dictionary(
        uniqueKeysWithValues: CardAppearance.allCases.map { appearance in
          (appearance, CardPalette(appearance, tip: tip))
        })
    )
  }
  let gallery = Gallery(
    of: Tips.center.situation, name: name, explanations: explanations,
    palettes: Dictionary(palettes) { first, _ in first })
  try AtomicFile.write(GalleryPage(gallery).text, to: path, makesFolder: true)
}
