import type { SchemaObject } from "openapi-typescript"
import ts from "typescript"

const { factory } = ts

/**
 * What our formats and the open enumerations are in an RPC client's TypeScript; every other schema is left to
 * openapi-typescript.
 */
export function rpcTransform(schema: SchemaObject): ts.TypeNode | undefined {
  const { type, format } = schema as Record<string, unknown>
  const isUint64 = type === "integer" && format === "uint64"
  return isUint64 ? keyword(ts.SyntaxKind.BigIntKeyword) : restTransform(schema)
}

/** The same for a REST client, whose answers are parsed by `JSON.parse`: an integer there is a number. */
export function restTransform(schema: SchemaObject): ts.TypeNode | undefined {
  const { type, format, "x-extensible-enum": known } = schema as Record<string, unknown>
  if (format === "bigint") return keyword(ts.SyntaxKind.BigIntKeyword)
  if (type !== "string") return undefined
  if (format === "uint64-argument")
    return factory.createUnionTypeNode([
      keyword(ts.SyntaxKind.BigIntKeyword),
      keyword(ts.SyntaxKind.NumberKeyword),
      keyword(ts.SyntaxKind.StringKeyword),
    ])
  if (format === "hex") return hexString()
  return Array.isArray(known) ? openEnumeration(known.map(String)) : undefined
}

function keyword(kind: ts.KeywordTypeSyntaxKind): ts.TypeNode {
  return factory.createKeywordTypeNode(kind)
}

function hexString(): ts.TypeNode {
  const text = keyword(ts.SyntaxKind.StringKeyword)
  const end = factory.createTemplateLiteralTypeSpan(text, factory.createTemplateTail("", ""))
  return factory.createTemplateLiteralType(factory.createTemplateHead("0x", "0x"), [end])
}

/** `"a" | "b" | (string & {})`: editors offer the known values, every string is allowed. */
function openEnumeration(known: readonly string[]): ts.TypeNode {
  const anyString = factory.createIntersectionTypeNode([
    keyword(ts.SyntaxKind.StringKeyword),
    factory.createTypeLiteralNode([]),
  ])
  const literals = known.map((value) => factory.createLiteralTypeNode(factory.createStringLiteral(value)))
  return factory.createUnionTypeNode([...literals, factory.createParenthesizedType(anyString)])
}
