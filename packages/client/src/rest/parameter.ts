import { assertFinite, stringifyQuoted } from "../http/runtime.ts"
import type { ParameterStyle } from "./operation.ts"

/** What stands between the values of a list that is not exploded, where it is no comma. */
const delimiters: Readonly<Record<string, string>> = { spaceDelimited: "%20", pipeDelimited: "%7C" }

/**
 * A parameter as its style writes it (OpenAPI's table of styles, RFC 6570), with its name where the style has it;
 * empty when there is nothing to send.
 *
 * @param encode what is done to names and values; a header takes them as they are
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
  // RFC 6570 leaves out the sign of an empty value in the style `matrix` only.
  if (Object(value) !== value) return lead + (value === "" && lead ? own.slice(0, -1) : own) + text(value)
  const between = isExploded ? lead || (own ? "&" : ",") : (delimiters[kind] ?? ",")
  const parts = Array.isArray(value)
    ? value.filter(isGiven).map((one) => (isExploded ? own : "") + text(one))
    : objectMembers(value).map(([member, one]) => text(member) + (isExploded ? "=" : between) + text(one))
  return list(parts, between, isExploded ? "" : own)
}

/** Absent, null and undefined are the same: not sent. */
export const isGiven = (value: unknown) => value !== undefined && value !== null

/** A value that a URL or a form can hold, as text; bigint as decimal digits. */
export function scalarText(value: unknown): string {
  assertFinite(value)
  if (Object(value) === value) throw new TypeError("holds an object, which has no place in a URL")
  // Half a surrogate pair cannot be encoded: this is where that shows.
  encodeURIComponent(String(value))
  return String(value)
}

/** The members that are given. A Date or a Map has none that could be written. */
export function objectMembers(value: unknown): [string, unknown][] {
  if (Object.prototype.toString.call(value) !== "[object Object]") throw new TypeError("must be an object")
  return Object.entries(value as object).filter(([, member]) => isGiven(member))
}
