import { docComment } from "../emit/doc-comment.ts"
import { lineWidth } from "../emit/layout.ts"
import type { Member, TypeNode } from "./type-node.ts"

/**
 * The declaration of a type in this repository's style: two spaces, no semicolons, double quotes, and one member per line if a union is
 * too long for one line.
 */
export function printDeclaration(name: string, type: TypeNode): string {
  return type.kind === "object"
    ? `export interface ${name} ${printMembers(type.members, "")}`
    : broken(`export type ${name} = `, type, "")
}

function printMembers(members: readonly Member[], indent: string): string {
  if (members.length === 0) return "{}"
  const inner = `${indent}  `
  return `{\n${members.map((one) => memberText(one, inner)).join("\n")}\n${indent}}`
}

function memberText({ key, type, isOptional, isReadonly, comment }: Member, indent: string): string {
  const head = `${indent}${isReadonly ? "readonly " : ""}${key}${isOptional ? "?" : ""}: `
  const line = broken(head, type, indent)
  return comment === undefined || comment.length === 0 ? line : [...docComment(comment, indent), line].join("\n")
}

/** A type after its name; a union that is too long for one line has one member per line. */
function broken(before: string, type: TypeNode, indent: string): string {
  const line = before + printType(type, indent)
  if (type.kind !== "union") return line
  const end = line.indexOf("\n")
  if ((end < 0 ? line.length : end) <= lineWidth) return line
  const parts = type.parts.map((one) => printType(one, `${indent}  `))
  return [before.trimEnd(), ...parts.map((part) => `${indent}  | ${part}`)].join("\n")
}

function printType(type: TypeNode, indent: string): string {
  const print = (one: TypeNode) => printType(one, indent)
  switch (type.kind) {
    case "text":
      return type.text
    case "object":
      return printMembers(type.members, indent)
    case "array":
      return `${print(type.element)}[]`
    case "tuple":
      return `[${type.elements.map(print).join(", ")}]`
    case "union":
      return type.parts.map(print).join(" | ")
    case "intersection":
      return type.parts.map(print).join(" & ")
    case "parenthesized":
      return `(${print(type.type)})`
    case "generic":
      return `${type.name}<${type.parameters.map(print).join(", ")}>`
  }
}
