import { stringifyLossless } from "../../http/runtime.ts"
import type { BodyContent, BodyFormat, ParameterStyle } from "../operation.ts"
import { isGiven, objectMembers, writeParameter } from "../parameter.ts"

/**
 * Writes an object as `application/x-www-form-urlencoded`: a list repeats its name, a nested object is JSON, unless
 * `parts` names another style.
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
    if (style) return writeParameter(name, member, style as ParameterStyle) || []
    return [member]
      .flat()
      .filter(isGiven)
      .map((one) => writeParameter(name, Object(one) === one ? stringifyLossless(one, true) : one, "form*"))
  })
  return { body: pairs.join("&"), contentType: type }
}
