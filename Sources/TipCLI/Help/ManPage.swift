/// The manual page, made from the table of commands.
package struct ManPage {
  let table: CommandTable; package init(table: CommandTable) { self.table = table };
  package var text: String { "" }
}
