import { stringifyLossless } from "../../http/runtime.ts"
import type { BodyContent, BodyFormat, ParameterStyle } from "../operation.ts"
import { isGiven, objectMembers, plainValue, scalarText } from "../parameter.ts"
import { writeParameter } from "../styled.ts"

/**
 * Writes an object as `application/x-www-form-urlencoded`: a list repeats its name, a nested object is JSON, unless
 * `parts` names another style. With `deepObject`, nested members and the numbers of lists are in brackets: `items[0][price]`.
 *
 * @throws TypeError when it is not an object, or a value cannot be written
 *
 * @example
 * import { type RestOperation, writeForm } from "@serac/client/rest"
 *
 * const createCharge: RestOperation = {
 *   id: "createCharge",
 *   method: "POST",
 *   path: "/v1/charges",
 *   body: { type: "application/x-www-form-urlencoded", write: writeForm, parts: { metadata: "deepObject" } },
 * }
 */
export function writeForm(value: unknown, { type, parts = {} }: BodyFormat): BodyContent {
  const pairs = objectMembers(value).flatMap(([name, member]) => {
    const style = Object.hasOwn(parts, name) ? parts[name] : undefined
    if (style === "deepObject") return deepPairs(name, member)
    if (style) return writeParameter(name, plainValue(member, name), style as ParameterStyle) || []
    return [member]
      .flat()
      .filter(isGiven)
      .map((one) => plainValue(one, name))
      .map((one) => writeParameter(name, Object(one) === one ? stringifyLossless(one, true) : one, "form*"))
  })
  return { body: pairs.join("&"), contentType: type }
}

/** OpenAPI leaves open what `deepObject` is beyond a flat object; this is what most servers read. */
function deepPairs(name: string, given: unknown): readonly string[] {
  const value = plainValue(given, name)
  if (Object(value) !== value)
    return isGiven(value) ? [[name, value].map((part) => encodeURIComponent(scalarText(part))).join("=")] : []
  const members = Array.isArray(value) ? [...value.filter(isGiven).entries()] : objectMembers(value)
  return members.flatMap(([key, inner]) => deepPairs(`${name}[${key}]`, inner))
}
