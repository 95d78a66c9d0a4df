import type { Schema } from "../document/openapi.ts"

const asDocumented = "must be as documented"

/**
 * The rule of a schema as a text that follows the value's name: "must be an integer from 1 to 100". The schema's own text (`x-rule`) comes
 * before its keywords, and a pattern is never shown: callers should not have to read one.
 */
export function ruleOf(schema: Schema): string {
  const words = schema["x-rule"]
  if (words !== undefined) return `must be ${words}`
  if (schema.const !== undefined) return `must be ${String(schema.const)}`
  if (schema.enum !== undefined) return `must be ${oneOf(schema.enum.map(String))}`
  switch (schema.type) {
    case "integer":
      return `must be an integer${rangeText(schema)}`
    case "number":
      return rangeText(schema) === "" ? "must be a number" : `must be a number${rangeText(schema)}`
    case "boolean":
      return "must be true or false"
    case "string":
      return textRule(schema)
    case "array":
      return `must be a list${itemCount(schema)}`
    case "object":
      return "must be an object"
    default:
      return asDocumented
  }
}

/** `a`, `a or b`, `a, b or c`. */
export function oneOf(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`
}

function rangeText({ minimum, maximum }: Schema): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`
  if (minimum !== undefined) return ` of at least ${minimum}`
  return maximum === undefined ? "" : ` of at most ${maximum}`
}

function textRule({ title, pattern, minLength, maxLength }: Schema): string {
  if (pattern !== undefined) return title === undefined ? asDocumented : `must be ${article(title)} ${title}`
  if (maxLength !== undefined) return `must have ${minLength ?? 0} to ${maxLength} characters`
  if (minLength !== undefined && minLength > 1) return `must have at least ${minLength} characters`
  return minLength === 1 ? "must not be empty" : "must be text"
}

function itemCount({ minItems, maxItems }: Schema): string {
  if (minItems !== undefined && maxItems !== undefined) return ` of ${minItems} to ${maxItems} items`
  if (minItems !== undefined) return ` of at least ${minItems} ${minItems === 1 ? "item" : "items"}`
  return maxItems === undefined ? "" : ` of at most ${maxItems} items`
}

function article(noun: string): string {
  return /^[aeio]/i.test(noun) ? "an" : "a"
}
