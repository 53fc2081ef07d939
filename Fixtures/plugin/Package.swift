// swift-tools-version: 6.1
import PackageDescription

// The plugins run a built tipctl, so that nothing of it is compiled. The bundle is that of
// "make dist", copied beside this file.
let package = Package(
  name: "TipControlPlugin",
  products: [
    .plugin(name: "tipctl", targets: ["TipctlPlugin"]),
    .plugin(name: "tipctl-write", targets: ["TipctlWritePlugin"]),
  ],
  targets: [
    .binaryTarget(name: "tipctl", path: "tipctl.artifactbundle.zip"),
    .plugin(
      name: "TipctlPlugin",
      capability: .command(
        intent: .custom(verb: "tipctl", description: "Runs a command of tipctl that only reads.")),
      dependencies: ["tipctl"], path: "Plugins/Tipctl"),
    // A plugin with a permission asks at each call, so the commands that read have another one.
    .plugin(
      name: "TipctlWritePlugin",
      capability: .command(
        intent: .custom(
          verb: "tipctl-write", description: "Runs a command of tipctl that writes files."),
        permissions: [
          .writeToPackageDirectory(reason: "Commands such as \"lint --fix\" change files.")
        ]),
      dependencies: ["tipctl"], path: "Plugins/TipctlWrite"),
  ]
)
