#if canImport(UniformTypeIdentifiers)
  import UniformTypeIdentifiers

  let roostTags = UTType.types(tag: "egg", tagClass: .filenameExtension, conformingTo: nil)
#endif
