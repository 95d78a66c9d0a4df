import ts from "typescript"
import { docComment } from "../emit/doc-comment.ts"
import { lineWidth } from "../emit/layout.ts"
import { propertyKey } from "../emit/literal.ts"

const { SyntaxKind } = ts

/**
 * The declarations of openapi-typescript, by name, in this repository's style: two spaces, no semicolons, double quotes, comments
 * without the tag `@description`, and one member per line if a union is too long for one line.
 */
export function printDeclarations(nodes: readonly ts.Node[]): ReadonlyMap<string, string> {
  return new Map(nodes.map((node) => [declarationName(node), printDeclaration(node)]))
}

function declarationName(node: ts.Node): string {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) ? node.name.text : ""
}

/**
 * The helper that openapi-typescript adds for members that only a part of `allOf` requires. Its own is an error for a type that may be
 * null.
 */
const withRequired =
  "type WithRequired<T, K extends PropertyKey> = T & { [P in K & keyof NonNullable<T>]-?: NonNullable<T>[P] }"

function printDeclaration(node: ts.Node): string {
  if (declarationName(node) === "WithRequired") return withRequired
  if (ts.isInterfaceDeclaration(node)) return `export interface ${node.name.text} ${printMembers(node.members, "")}`
  if (ts.isTypeAliasDeclaration(node) && node.typeParameters === undefined)
    return broken(`export type ${node.name.text} = `, node.type, "")
  return asTypeScriptPrints(node).replace(/;$/gm, "")
}

/** Rare nodes, printed by TypeScript itself: helper types that openapi-typescript adds at the end. */
function asTypeScriptPrints(node: ts.Node): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, emptyFile)
}

const printer = ts.createPrinter({ removeComments: false })
const emptyFile = ts.createSourceFile("types.ts", "", ts.ScriptTarget.ESNext, false, ts.ScriptKind.TS)

function printMembers(list: readonly ts.TypeElement[], indent: string): string {
  if (list.length === 0) return "{}"
  const inner = `${indent}  `
  return `{\n${list.map((one) => memberText(one, inner)).join("\n")}\n${indent}}`
}

function memberText(node: ts.TypeElement, indent: string): string {
  const comment = commentOf(node, indent)
  const head = ts.isIndexSignatureDeclaration(node) ? indexHead(node, indent) : propertyHead(node)
  const { type } = node as ts.PropertySignature
  return [...comment, type === undefined ? `${indent}${head}` : broken(`${indent}${head}: `, type, indent)].join("\n")
}

function indexHead(node: ts.IndexSignatureDeclaration, indent: string): string {
  const [parameter] = node.parameters
  const key = parameter?.type === undefined ? "string" : printType(parameter.type, indent)
  return `[${parameter === undefined ? "key" : (parameter.name as ts.Identifier).text}: ${key}]`
}

function propertyHead(node: ts.TypeElement): string {
  const isReadonly =
    ts.canHaveModifiers(node) && node.modifiers?.some(({ kind }) => kind === SyntaxKind.ReadonlyKeyword)
  const { text } = node.name as ts.Identifier | ts.StringLiteral | ts.NumericLiteral
  const name = /^\d+$/.test(text) ? text : propertyKey(text)
  return `${isReadonly ? "readonly " : ""}${name}${node.questionToken === undefined ? "" : "?"}`
}

/** A type after its name; a union that is too long for one line has one member per line. */
function broken(before: string, type: ts.TypeNode, indent: string): string {
  const line = before + printType(type, indent)
  if (!ts.isUnionTypeNode(type)) return line
  const end = line.indexOf("\n")
  if ((end < 0 ? line.length : end) <= lineWidth) return line
  const parts = type.types.map((one) => printType(one, `${indent}  `))
  return [before.trimEnd(), ...parts.map((part) => `${indent}  | ${part}`)].join("\n")
}

function printType(type: ts.TypeNode, indent: string): string {
  if (ts.isTypeLiteralNode(type)) return printMembers(type.members, indent)
  if (ts.isUnionTypeNode(type)) return type.types.map((one) => operand(one, indent, "|")).join(" | ")
  if (ts.isIntersectionTypeNode(type)) return type.types.map((one) => operand(one, indent, "&")).join(" & ")
  if (ts.isArrayTypeNode(type)) return `${element(type.elementType, indent)}[]`
  if (ts.isParenthesizedTypeNode(type)) return `(${printType(type.type, indent)})`
  if (ts.isIndexedAccessTypeNode(type))
    return `${printType(type.objectType, indent)}[${printType(type.indexType, indent)}]`
  if (ts.isTupleTypeNode(type)) return `[${type.elements.map((one) => printType(one, indent)).join(", ")}]`
  if (ts.isTypeOperatorNode(type)) return `${ts.tokenToString(type.operator)} ${element(type.type, indent)}`
  if (ts.isTypeReferenceNode(type)) return reference(type, indent)
  if (ts.isLiteralTypeNode(type)) return literal(type.literal)
  if (ts.isTemplateLiteralTypeNode(type))
    return `\`${type.head.text}${type.templateSpans.map((span) => `\${${printType(span.type, indent)}}${span.literal.text}`).join("")}\``
  return ts.tokenToString(type.kind) ?? asTypeScriptPrints(type)
}

function reference({ typeName, typeArguments }: ts.TypeReferenceNode, indent: string): string {
  const name = ts.isIdentifier(typeName) ? typeName.text : asTypeScriptPrints(typeName)
  return typeArguments === undefined
    ? name
    : `${name}<${typeArguments.map((one) => printType(one, indent)).join(", ")}>`
}

function literal(node: ts.LiteralTypeNode["literal"]): string {
  if (ts.isStringLiteral(node)) return JSON.stringify(node.text)
  if (ts.isNumericLiteral(node)) return node.text
  if (ts.isPrefixUnaryExpression(node)) return `-${(node.operand as ts.NumericLiteral).text}`
  return ts.tokenToString(node.kind) ?? asTypeScriptPrints(node)
}

function operand(type: ts.TypeNode, indent: string, within: "|" | "&"): string {
  const text = printType(type, indent)
  return within === "&" && ts.isUnionTypeNode(type) ? `(${text})` : text
}

function element(type: ts.TypeNode, indent: string): string {
  const text = printType(type, indent)
  return ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type) || ts.isTypeOperatorNode(type) ? `(${text})` : text
}

/** The comment of a node, without format and enumeration, which the type already contains. */
function commentOf(node: ts.Node, indent: string): readonly string[] {
  const lines = (ts.getSyntheticLeadingComments(node) ?? []).flatMap(({ text }) => text.split("\n"))
  const bare = lines
    .map((line) => line.trim().replace(/^\*\s?/, ""))
    .filter((line) => !/^(Format: |@enum|@constant)/.test(line))
    .map((line) => line.replace(/^@description\s+/, "").replace(/^ {4}/, ""))
  while (bare[0] === "") bare.shift()
  return docComment(bare, indent)
}
