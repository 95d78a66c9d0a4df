import { readFileSync } from "node:fs"
import ts from "typescript"

/** The names that the statements of a TypeScript module declare: constants, functions, classes, types and enumerations. */
export function declaredNames(file: string): ReadonlySet<string> {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  })
  const names = source.statements.flatMap((statement): readonly ts.Node[] => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name))
    const isNamed =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isEnumDeclaration(statement)
    return isNamed && statement.name ? [statement.name] : []
  })
  return new Set(names.filter(ts.isIdentifier).map(({ text }) => text))
}

/** The names in a pattern such as `{ a, b: [c] }`. */
const boundNames = (name: ts.BindingName): readonly ts.Node[] =>
  ts.isIdentifier(name)
    ? [name]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : boundNames(element.name)))

/** The names that at least `least` of the modules declare, the most frequent first, with the number of modules. */
export function repeatedNames(
  modules: Iterable<ReadonlySet<string>>,
  least: number,
): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const names of modules) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= least)
    .sort(([one, ofOne], [other, ofOther]) => ofOther - ofOne || (one < other ? -1 : 1))
}
