import type { SchemaObject } from "openapi-typescript"
import ts from "typescript"

const { factory } = ts

/**
 * The TypeScript types of this repository's formats and of open enumerations; all other schemas are left to openapi-typescript. A `uint64`
 * is always a bigint; an `int64`, which most documents also use for small numbers, is a bigint only beyond 2^53.
 */
export function transform(schema: SchemaObject): ts.TypeNode | undefined {
  const { type, format, "x-extensible-enum": known, "x-date": isDate } = schema as Record<string, unknown>
  const bigint = keyword(ts.SyntaxKind.BigIntKeyword)
  if (format === "bigint" || (type === "integer" && format === "uint64")) return bigint
  if (type === "integer" && format === "int64")
    return factory.createUnionTypeNode([keyword(ts.SyntaxKind.NumberKeyword), bigint])
  if (isDate === true) return dateType(type)
  if (type !== "string") return undefined
  if (format === "uint64-argument")
    return factory.createUnionTypeNode([
      keyword(ts.SyntaxKind.BigIntKeyword),
      keyword(ts.SyntaxKind.NumberKeyword),
      keyword(ts.SyntaxKind.StringKeyword),
    ])
  if (format === "hex") return hexString()
  if (format === "received-bytes") return typeReference("Uint8Array")
  if (format === "sent-bytes")
    return factory.createUnionTypeNode(["Blob", "ArrayBuffer", "Uint8Array"].map(typeReference))
  return Array.isArray(known) ? openEnumeration(known.map(String)) : undefined
}

/** A date, or null where the schema allows it by its type. */
function dateType(type: unknown): ts.TypeNode {
  const date = typeReference("Date")
  const mayBeNull = Array.isArray(type) && type.includes("null")
  return mayBeNull ? factory.createUnionTypeNode([date, factory.createLiteralTypeNode(factory.createNull())]) : date
}

function typeReference(name: string): ts.TypeNode {
  return factory.createTypeReferenceNode(name)
}

function keyword(kind: ts.KeywordTypeSyntaxKind): ts.TypeNode {
  return factory.createKeywordTypeNode(kind)
}

function hexString(): ts.TypeNode {
  const text = keyword(ts.SyntaxKind.StringKeyword)
  const end = factory.createTemplateLiteralTypeSpan(text, factory.createTemplateTail("", ""))
  return factory.createTemplateLiteralType(factory.createTemplateHead("0x", "0x"), [end])
}

/** `"a" | "b" | (string & {})`: editors suggest the known values, but every string is allowed. */
function openEnumeration(known: readonly string[]): ts.TypeNode {
  const anyString = factory.createIntersectionTypeNode([
    keyword(ts.SyntaxKind.StringKeyword),
    factory.createTypeLiteralNode([]),
  ])
  const literals = known.map((value) => factory.createLiteralTypeNode(factory.createStringLiteral(value)))
  return factory.createUnionTypeNode([...literals, factory.createParenthesizedType(anyString)])
}
