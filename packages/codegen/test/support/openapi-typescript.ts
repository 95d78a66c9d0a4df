import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript"
import ts from "typescript"
import { isObject, type JsonObject } from "../../src/document/json.ts"
import { mapSchema } from "../../src/document/map-schema.ts"
import { prepareSchema } from "../../src/types/prepare.ts"
import { printDeclaration } from "../../src/types/print.ts"
import { transform } from "../../src/types/transform.ts"

/** The declarations that openapi-typescript itself makes of a document, with our types of formats and open enumerations. */
export async function declarationsOfPackage(document: JsonObject): Promise<string> {
  const ours: string[] = []
  const nodes = await openapiTS(prepared(document) as unknown as OpenAPI3, {
    silent: true,
    defaultNonNullable: false,
    transform: (schema) => {
      const type = transform(schema as JsonObject)
      if (type === undefined) return undefined
      const declared = printDeclaration("Ours", type).replace("export type Ours =", "")
      return ts.factory.createTypeReferenceNode(`Ours${ours.push(declared) - 1}_`)
    },
  })
  return astToString(nodes).replaceAll(/Ours(\d+)_/g, (_, index: string) => `(${ours[Number(index)]})`)
}

/** A copy whose schemas are as our types take them, without examples: the package resolves references in these. */
function prepared(value: unknown, section = ""): unknown {
  if (Array.isArray(value)) return value.map((part) => prepared(part))
  if (!isObject(value)) return value
  const entries = Object.entries(value).filter(([key]) => key !== "example" && key !== "examples")
  return Object.fromEntries(
    entries.map(([key, part]) => {
      if (key === "schema") return [key, mapSchema(part, withoutExamples)]
      if (key === "schemas" && section === "components" && isObject(part))
        return [
          key,
          Object.fromEntries(Object.entries(part).map(([name, one]) => [name, mapSchema(one, withoutExamples)])),
        ]
      return [key, prepared(part, key)]
    }),
  )
}

const withoutExamples = ({ example, examples, ...schema }: JsonObject): JsonObject => prepareSchema(schema)

const printer = ts.createPrinter({ removeComments: true })

/**
 * Declarations without comments, superfluous parentheses, and what is deliberately different: the package takes each header that is a
 * reference for required, and has a helper of its own for members that only a part of `allOf` requires.
 */
export function comparable(declarations: string): string {
  const source = ts.createSourceFile("types.ts", declarations, ts.ScriptTarget.ESNext, true)
  const { transformed } = ts.transform(source, [
    (context) => (root) => {
      const visit = (node: ts.Node): ts.Node | undefined => {
        if (ts.isTypeAliasDeclaration(node) && node.name.text === "WithRequired") return undefined
        const changed = ts.visitEachChild(node, visit, context)
        if (ts.isParenthesizedTypeNode(changed) && !bindsTighter(node.parent)) return changed.type
        if (!ts.isPropertySignature(changed) || !isHeader(node as ts.PropertySignature, source)) return changed
        return ts.factory.updatePropertySignature(changed, changed.modifiers, changed.name, undefined, changed.type)
      }
      return ts.visitEachChild(root, visit, context)
    },
  ])
  return transformed.map((file) => printer.printFile(file)).join("")
}

const bindsTighter = (node: ts.Node): boolean =>
  ts.isArrayTypeNode(node) ||
  ts.isIndexedAccessTypeNode(node) ||
  ts.isTypeOperatorNode(node) ||
  ts.isIntersectionTypeNode(node)

const isHeader = ({ type }: ts.PropertySignature, source: ts.SourceFile): boolean =>
  type?.getText(source).startsWith('components["headers"]') ?? false
