import type { QueryStyle } from "./operation.ts"

const separators = { csv: ",", ssv: "%20", pipes: "%7C" }

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
  const texts = [value].flat().filter(isGiven).map(encode)
  const values = style && texts.length ? [texts.join(separators[style])] : texts
  return values.map((text) => `${encode(name)}=${text}`)
}

/** Absent, null and undefined are the same: not sent. */
export const isGiven = (value: unknown) => value !== undefined && value !== null

/** A scalar as a part of a URL; bigint as decimal digits. */
export function encode(value: unknown): string {
  if (Object(value) === value) throw new TypeError("holds an object, which has no place in a URL")
  return encodeURIComponent(String(value))
}
