/**
 * Makes the texts of members with these names `Date`s, at any depth and within lists, in place. A `Date` has milliseconds: digits
 * beyond are lost.
 *
 * @throws TypeError when such a text is no date and time (RFC 3339)
 *
 * @example
 * import { type RestOperation, readDates } from "@serac/client/rest"
 *
 * const getFile: RestOperation = {
 *   id: "getFile",
 *   method: "GET",
 *   path: "/files/{id}",
 *   parse: (text) => readDates(JSON.parse(text), ["createdAt"]),
 * }
 */
export function readDates(value: unknown, names: readonly string[], name = ""): unknown {
  if (typeof value === "string" && names.includes(name)) {
    const date = new Date(value)
    if (!/^\d{4}-\d\d-\d\d[t ]/i.test(value) || Number.isNaN(date.getTime()))
      throw new TypeError(`"${name}" is no date`)
    return date
  }
  if (typeof value === "object" && value !== null) {
    const holder = value as Record<string, unknown>
    for (const key of Object.keys(holder))
      holder[key] = readDates(holder[key], names, Array.isArray(value) ? name : key)
  }
  return value
}
