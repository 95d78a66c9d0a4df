import { posix } from "node:path"
import ts from "typescript"
import { saysUnserved } from "./unserved.ts"

/** A function that a package exports. */
export interface ExportedFunction {
  readonly name: string
  /** The names of its parameters; optional ones end with a question mark. */
  readonly parameters: readonly string[]
  /** The first sentence of its comment. */
  readonly summary: string
  readonly isDeprecated: boolean
  /** Whether its comment states that no server offers the operation. */
  readonly isUnserved: boolean
  /** The path of the file that declares it, from the root. */
  readonly path: string
}

/** Returns the text of a file, given its path from the root. */
export type ReadText = (path: string) => string

/** The functions that a module exports: its own, and those that it re-exports from other modules of the package. */
export function exportedFunctions(read: ReadText, path: string): readonly ExportedFunction[] {
  const source = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true)
  const functions = source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) return passedOn(read, path, statement)
    if (!isExported(statement)) return []
    if (ts.isFunctionDeclaration(statement) && statement.name !== undefined)
      return [functionEntry(path, statement.name.text, statement, statement)]
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      initializer !== undefined && ts.isArrowFunction(initializer) && ts.isIdentifier(name)
        ? [functionEntry(path, name.text, statement, initializer)]
        : [],
    )
  })
  // Each overload is a separate declaration; only the first is kept.
  return functions.filter(({ name }, index) => functions.findIndex((other) => other.name === name) === index)
}

function passedOn(read: ReadText, path: string, statement: ts.ExportDeclaration): readonly ExportedFunction[] {
  const { moduleSpecifier, exportClause, isTypeOnly } = statement
  if (isTypeOnly || moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return []
  if (!moduleSpecifier.text.startsWith(".")) return []
  const functions = exportedFunctions(read, posix.join(posix.dirname(path), moduleSpecifier.text))
  if (exportClause === undefined || !ts.isNamedExports(exportClause)) return functions
  const names = new Set(exportClause.elements.map((element) => (element.propertyName ?? element.name).text))
  return functions.filter((one) => names.has(one.name))
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined
  return modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword) === true
}

function functionEntry(
  path: string,
  name: string,
  documented: ts.Node,
  { parameters }: ts.SignatureDeclaration,
): ExportedFunction {
  const comments = ts.getJSDocCommentsAndTags(documented)
  const comment = comments.find(ts.isJSDoc)
  const text = ts.getTextOfJSDocComment(comment?.comment) ?? ""
  return {
    name,
    parameters: parameters.map((parameter) => {
      const isOptional = parameter.questionToken !== undefined || parameter.initializer !== undefined
      const given = ts.isIdentifier(parameter.name) ? parameter.name.text : "options"
      return isOptional ? `${given}?` : given
    }),
    summary: firstSentence(text),
    isDeprecated: ts.getJSDocDeprecatedTag(documented) !== undefined,
    isUnserved: saysUnserved(text),
    path,
  }
}

function firstSentence(text: string): string {
  const paragraph =
    text
      .split(/\n\s*\n/)[0]
      ?.replace(/\s+/g, " ")
      .trim() ?? ""
  return /^.*?[.!?](?= [A-Z0-9`]|$)/.exec(paragraph)?.[0] ?? paragraph
}
