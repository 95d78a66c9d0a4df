import { serializeArrayParam } from "openapi-fetch"
import type { QueryStyle } from "./operation.ts"

/** What OpenAPI calls the styles that join values. */
const joined = { csv: "form", ssv: "spaceDelimited", pipes: "pipeDelimited" } as const

/**
 * The `name=value` pairs of one query parameter, percent-encoded; none when it has no value.
 *
 * @throws TypeError or URIError when a value cannot be written
 */
export function queryPairs(name: string, value: unknown, style?: QueryStyle): string[] {
  if (style === "deepObject") {
    if (Object(value) !== value) throw new TypeError("must be an object")
    return Object.entries(value as object).flatMap(([member, inner]) => queryPairs(`${name}[${member}]`, inner))
  }
  const values = [value].flat().filter(isGiven).map(scalar)
  if (!values.length) return []
  const how = style ? { style: joined[style], explode: false } : { style: "form" as const, explode: true }
  // A bar between values is not allowed in a URL as it stands; those within values are encoded already.
  return [serializeArrayParam(encodeURIComponent(name), values, how).replaceAll("|", "%7C")]
}

/** Absent, null and undefined are the same: not sent. */
export const isGiven = (value: unknown) => value !== undefined && value !== null

/** A value that a URL can hold, as text; bigint as decimal digits. */
export function scalar(value: unknown): string {
  if (Object(value) === value) throw new TypeError("holds an object, which has no place in a URL")
  // Half a surrogate pair cannot be encoded: this is where that shows.
  encodeURIComponent(String(value))
  return String(value)
}
