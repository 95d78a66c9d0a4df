import ts from "typescript"

/** A name that a package exports. */
export interface Export {
  readonly kind: "function" | "class" | "type" | "value"
  /** The file that declares it. */
  readonly file: string
  /** Its declaration, without comments and function bodies. */
  readonly text: string
}

/** Access to the modules of a package, including those that it re-exports. */
export interface Modules {
  /** The text of a module, or undefined if it does not exist. */
  read(path: string): string | undefined
  /** The path of an imported module. */
  resolve(from: string, specifier: string): string
}

const printer = ts.createPrinter({ removeComments: true })

/**
 * All names that a module exports: its own, and re-exported ones.
 *
 * @throws Error when it re-exports everything from a module that cannot be read
 */
export function exportsOf(modules: Modules, file: string): Map<string, Export> {
  const text = modules.read(file)
  if (text === undefined) throw new Error(`${file}: no such file`)
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found = new Map<string, Export>()
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement))
      for (const [name, one] of passedOn(modules, file, statement)) found.set(name, one)
    else if (isExported(statement))
      for (const [name, kind] of declared(statement))
        found.set(name, { kind, file, text: withoutBody(statement, source) })
  }
  return found
}

function passedOn(modules: Modules, file: string, statement: ts.ExportDeclaration): ReadonlyMap<string, Export> {
  const { moduleSpecifier, exportClause, isTypeOnly } = statement
  const from = moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined
  const path = from === undefined ? file : modules.resolve(file, from)
  if (exportClause === undefined) return exportsOf(modules, path)
  if (!ts.isNamedExports(exportClause))
    return new Map([[exportClause.name.text, { kind: "value", file: path, text: exportClause.name.text }]])
  const offered =
    path !== file && modules.read(path) !== undefined ? exportsOf(modules, path) : new Map<string, Export>()
  return new Map(
    exportClause.elements.map((element) => {
      const kind = isTypeOnly || element.isTypeOnly ? "type" : "value"
      const name = (element.propertyName ?? element.name).text
      return [element.name.text, offered.get(name) ?? { kind, file: path, text: name }]
    }),
  )
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined
  return modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword) === true
}

function declared(statement: ts.Statement): readonly (readonly [name: string, kind: Export["kind"]])[] {
  if (ts.isFunctionDeclaration(statement)) return [[statement.name?.text ?? "default", "function"]]
  if (ts.isClassDeclaration(statement)) return [[statement.name?.text ?? "default", "class"]]
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    return [[statement.name.text, "type"]]
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.map(({ name, initializer }) => [
    name.getText(),
    initializer !== undefined && ts.isArrowFunction(initializer) ? "function" : "value",
  ])
}

function withoutBody(statement: ts.Statement, source: ts.SourceFile): string {
  const node = ts.isFunctionDeclaration(statement)
    ? ts.factory.updateFunctionDeclaration(
        statement,
        statement.modifiers,
        statement.asteriskToken,
        statement.name,
        statement.typeParameters,
        statement.parameters,
        statement.type,
        undefined,
      )
    : statement
  return printer.printNode(ts.EmitHint.Unspecified, node, source).replace(/\s+/g, " ")
}
