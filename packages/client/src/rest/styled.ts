import { stringifyQuoted } from "../http/runtime.ts"
import type { ParameterStyle } from "./operation.ts"
import { isGiven, objectMembers, type ParameterWriter, plainValue, scalarText } from "./parameter.ts"

/** The delimiters of lists that are not exploded, other than the comma. */
const delimiters: Readonly<Record<string, string>> = { spaceDelimited: "%20", pipeDelimited: "%7C" }

/**
 * The writer of parameters in a style that is not the usual one of their place. A function, so that only the operations that need it
 * bundle it.
 *
 * @example
 * import { type RestOperation, styled } from "@serac/client/rest"
 *
 * const listBooks: RestOperation = {
 *   id: "listBooks",
 *   method: "GET",
 *   path: "/books",
 *   query: ["tags"],
 *   styles: { tags: styled("form") },
 * }
 */
export const styled =
  (style: ParameterStyle): ParameterWriter =>
  (name, value, encode) =>
    writeParameter(name, value, style, encode)

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
