import type { OpenApiPart } from "./rest-operation.ts"

/**
 * Values that a schema rejects, each with the rule that it breaks. Only rules that text in a URL can break are included, and none where the schema
 * has alternatives, of which another could accept the value.
 *
 * @param schema with references resolved
 */
export function brokenValues(schema: OpenApiPart): readonly (readonly [rule: string, value: unknown])[] {
  if (["oneOf", "anyOf", "allOf", "not"].some((key) => key in schema)) return []
  const { type, minimum, maximum, pattern } = schema
  const broken: [string, unknown][] = []
  if (type === "integer" || type === "number") {
    broken.push(["is no number", "many"])
    if (type === "integer") broken.push(["is no integer", 1.5])
    if (typeof minimum === "number") broken.push(["is below its minimum", minimum - 1])
    if (typeof maximum === "number") broken.push(["is above its maximum", maximum * 2 + 1])
  }
  if (type === "boolean") broken.push(["is no boolean", "perhaps"])
  if (type === "string" && Array.isArray(schema.enum)) broken.push(["is none of its values", "no-such-value"])
  if (type === "string" && typeof pattern === "string" && rejects(pattern, "!!"))
    broken.push(["breaks its pattern", "!!"])
  return broken
}

function rejects(pattern: string, text: string): boolean {
  try {
    return !new RegExp(pattern, "u").test(text)
  } catch {
    return false
  }
}
