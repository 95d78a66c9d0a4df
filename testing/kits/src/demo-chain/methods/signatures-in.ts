import ts from "typescript"
import { type AbiFunction, toFunctionSignature } from "viem"

/**
 * The signatures of state-changing functions, which transactions call, in the ABIs of a file. The file is JSON or
 * JavaScript; it is parsed but not run.
 */
export function signaturesIn(text: string): ReadonlySet<string> {
  const isJson = /^\s*[[{]/.test(text)
  const source = ts.createSourceFile("abi.js", isJson ? `(${text})` : text, ts.ScriptTarget.Latest)
  const signatures = new Set<string>()
  const visit = (node: ts.Node): void => {
    const entry = ts.isObjectLiteralExpression(node) ? writtenValue(node) : undefined
    if (isCalledFunction(entry)) signatures.add(toFunctionSignature(entry))
    else ts.forEachChild(node, visit)
  }
  visit(source)
  return signatures
}

/** The value of an object, array, string or boolean literal; undefined for everything else. */
function writtenValue(node: ts.Node): unknown {
  if (ts.isStringLiteralLike(node)) return node.text
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(writtenValue)
  if (!ts.isObjectLiteralExpression(node)) return undefined
  const members = node.properties.filter(ts.isPropertyAssignment)
  return Object.fromEntries(members.map(({ name, initializer }) => [propertyName(name), writtenValue(initializer)]))
}

const propertyName = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : "computed"

/** Older ABIs have `constant` instead of the state mutability. */
function isCalledFunction(entry: unknown): entry is AbiFunction {
  const { type, name, inputs, stateMutability, constant } = Object(entry) as Record<string, unknown>
  if (type !== "function" || typeof name !== "string" || !Array.isArray(inputs)) return false
  return stateMutability === undefined ? constant !== true : ["payable", "nonpayable"].includes(String(stateMutability))
}
