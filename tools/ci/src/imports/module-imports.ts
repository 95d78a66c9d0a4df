import { readFileSync } from "node:fs"
import ts from "typescript"

/** One place in a module that names another module by a literal. */
export interface ModuleImport {
  /** As written: a path or the name of a package. */
  readonly specifier: string
  /**
   * `static`: `import ... from`, `import "..."` and `export ... from`, those of types included. `dynamic`: `import("...")`.
   * `type`: `import("...").Name` and `typeof import("...")` in a type, and `declare module "..."`.
   */
  readonly kind: "static" | "dynamic" | "type"
}

/** Every import of a TypeScript module, in the order of the text. Imports in comments and strings do not count. */
export function moduleImports(file: string): readonly ModuleImport[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  })
  const imports: ModuleImport[] = []
  // Only these imports can occur below the top-level statements of a module.
  const isDeep = /\bimport\s*\(/.test(source.text)
  const visit = (node: ts.Node): void => {
    const named = importAt(node)
    if (named) imports.push(named)
    if (isDeep) ts.forEachChild(node, visit)
  }
  for (const statement of source.statements) visit(statement)
  return imports
}

function importAt(node: ts.Node): ModuleImport | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return importOf(node.moduleSpecifier, "static")
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return importOf(node.arguments[0], "dynamic")
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return importOf(node.argument.literal, "type")
  if (ts.isModuleDeclaration(node)) return importOf(node.name, "type")
  return undefined
}

const importOf = (name: ts.Node | undefined, kind: ModuleImport["kind"]): ModuleImport | undefined =>
  name && ts.isStringLiteralLike(name) ? { specifier: name.text, kind } : undefined
