import { assertFinite, stringifyQuoted } from "../http/runtime.ts"
import type { ParameterStyle } from "./operation.ts"

/** The delimiters of lists that are not exploded, other than the comma. */
const delimiters: Readonly<Record<string, string>> = { spaceDelimited: "%20", pipeDelimited: "%7C" }

/**
 * Serializes a parameter in its style (OpenAPI's table of styles, RFC 6570), with its name if the style has one;
 * empty if there is nothing to send.
 *
 * @param encode encodes names and values; headers use them unencoded
 * @throws TypeError or URIError when a value cannot be written
 */
export function writeParameter(
  name: string,
  value: unknown,
  style: ParameterStyle,
  encode: (text: string) => string = encodeURIComponent,
): string {
  const [kind = ""] = style.split("*")
  const isExploded = kind !== style
  const lead = { label: ".", matrix: ";" }[kind] ?? ""
  const text = (part: unknown) => encode(scalarText(part))
  value = plainValue(value)
  const own = kind === "simple" || kind === "label" ? "" : `${text(name)}=`
  const list = (parts: readonly string[], between: string, before = "") =>
    parts.length ? lead + before + parts.join(between) : ""

  if (kind === "json") return own + encode(stringifyQuoted(value))
  if (kind === "deepObject")
    return list(
      objectMembers(value).flatMap(([member, inner]) =>
        [inner]
          .flat()
          .filter(isGiven)
          .map((one) => `${text(`${name}[${member}]`)}=${text(one)}`),
      ),
      "&",
    )
  // In RFC 6570 only the style `matrix` omits the `=` of an empty value.
  if (Object(value) !== value) return lead + (value === "" && lead ? own.slice(0, -1) : own) + text(value)
  const between = isExploded ? lead || (own ? "&" : ",") : (delimiters[kind] ?? ",")
  const parts = Array.isArray(value)
    ? value.filter(isGiven).map((one) => (isExploded ? own : "") + text(one))
    : objectMembers(value).map(([member, one]) => text(member) + (isExploded ? "=" : between) + text(one))
  return list(parts, between, isExploded ? "" : own)
}

/** Whether a value is sent: undefined and null are not. */
export const isGiven = (value: unknown) => value !== undefined && value !== null

/** The text of a date, as in JSON, and other values as they are. Throws for a date that is none, with the name of its member. */
export function plainValue(value: unknown, member?: string): unknown {
  if (!(value instanceof Date)) return value
  assertFinite(value, member)
  return value.toISOString()
}

/** A scalar value as text for a URL or a form; a bigint has decimal digits. */
export function scalarText(given: unknown): string {
  const value = plainValue(given)
  assertFinite(value)
  if (Object(value) === value) throw new TypeError("holds an object, which has no place in a URL")
  // Throws for an unpaired surrogate, which cannot be encoded.
  encodeURIComponent(String(value))
  return String(value)
}

/** The members that are sent. Throws for objects without own members that could be serialized, such as a Date or a Map. */
export function objectMembers(value: unknown): [string, unknown][] {
  if (Object.prototype.toString.call(value) !== "[object Object]") throw new TypeError("must be an object")
  return Object.entries(value as object).filter(([, member]) => isGiven(member))
}
