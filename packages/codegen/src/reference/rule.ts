import { isObject, type JsonObject } from "../document/json.ts"
import type { Resolver } from "../document/resolve.ts"
import type { SchemaOrReference } from "../document/schema.ts"
import { inlineCode } from "./markdown.ts"

const longestPattern = 80
const maxRuleDepth = 3

/**
 * The constraints on a value beyond its type, in the document's words (`x-rule`) if it has any, such as `1 to 100` or `1 to 64 items; each
 * matches ...`; empty if there are none.
 */
export function ruleOf(resolver: Resolver, reference: SchemaOrReference, depth = 0): string {
  const schema = resolver.resolve(reference) as unknown as JsonObject
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, minLength, maxLength, minItems, maxItems } = schema
  const words = schema["x-rule"]
  if (typeof words === "string") return words
  // The depth is limited, since a list's items may be lists of the same kind.
  const hasItems = isObject(schema.items) && depth < maxRuleDepth
  const items = hasItems ? ruleOf(resolver, schema.items as unknown as SchemaOrReference, depth + 1) : ""
  return [
    rangeRule(minimum, maximum, ""),
    exclusiveMinimum === undefined ? "" : `more than ${exclusiveMinimum}`,
    exclusiveMaximum === undefined ? "" : `less than ${exclusiveMaximum}`,
    rangeRule(minLength, maxLength, " characters"),
    rangeRule(minItems, maxItems, " items"),
    schema.uniqueItems === true ? "no item twice" : "",
    typeof schema.pattern === "string" && schema.pattern.length <= longestPattern
      ? `matches ${inlineCode(schema.pattern)}`
      : "",
    items === "" ? "" : `each ${items}`,
  ]
    .filter((rule) => rule !== "")
    .join("; ")
}

function rangeRule(least: unknown, most: unknown, unit: string): string {
  if (least === undefined && most === undefined) return ""
  if (least === most) return `exactly ${least}${unit}`
  if (most === undefined) return `at least ${least}${unit}`
  return least === undefined ? `at most ${most}${unit}` : `${least} to ${most}${unit}`
}
