import { type CallFacts, invalidParameter, stringifyQuoted } from "../http/runtime.ts"
import type { BodyContent, ParameterStyle, RestOperation } from "./operation.ts"
import { isGiven, scalarText, writeParameter } from "./parameter.ts"

/** The parts of a request, from the flat parameters of a call. */
export interface RequestParts {
  /** The path with its parameters filled in, and the query. */
  readonly target: string
  readonly header: Readonly<Record<string, string>>
  readonly body: BodyContent["body"] | undefined
  /** The media type of the body; `undefined` if there is no body, or `fetch` sets the type. */
  readonly contentType: string | undefined
}

/** @throws InvalidParameterError naming a parameter that is unknown, missing or cannot be sent */
export function requestParts(operation: RestOperation, parameters: object, call: CallFacts): RequestParts {
  const { query = [], header = [], required = [], styles = {}, names = {}, body: format } = operation
  const own = (holder: object, name: string): unknown =>
    Object.hasOwn(holder, name) ? (holder as Readonly<Record<string, unknown>>)[name] : undefined
  const valueAt = (name: string) => own(parameters, name)
  const sentName = (name: string) => (own(names, name) as string | undefined) ?? name

  const refuse = (parameter: string, rule: string): never => {
    throw invalidParameter(call.operation, parameter, rule, call.url)
  }
  const named = <T>(parameter: string, work: () => T): T => {
    try {
      return work()
    } catch (error) {
      return refuse(parameter, (error as Error).message)
    }
  }
  const write = (name: string, usual: ParameterStyle, encode?: (text: string) => string) => {
    const value = valueAt(name)
    const style = own(styles, name) as ParameterStyle | undefined
    // Without a style, an object cannot be serialized, nor can a list in path or header.
    if (!style) (usual === "form*" ? [value].flat() : [value]).filter(isGiven).map(scalarText)
    return writeParameter(sentName(name), value, style ?? usual, encode)
  }

  // The odd elements of the split template are parameter names.
  const template = operation.path.split(/[{}]/)
  const inPath = template.filter((_, index) => index % 2)
  const known = [...inPath, ...query, ...header, ...(format ? ["body"] : [])]
  for (const name of Object.keys(parameters))
    if (isGiven(valueAt(name)) && !known.includes(name)) refuse(name, "is not a parameter")
  for (const name of [...inPath, ...required]) if (!isGiven(valueAt(name))) refuse(name, "is missing")

  const segment = (name: string) => {
    const text = valueAt(name) === "" ? "" : named(name, () => write(name, "simple"))
    // Percent-encoding does not help: URLs resolve these two segments in any encoding.
    if (text === "." || text === "..") refuse(name, "would lead to another path")
    return text || refuse(name, "is missing")
  }
  const path = template.map((part, index) => (index % 2 ? segment(part) : part)).join("")
  const given = (names: readonly string[]) =>
    Object.keys(parameters).filter((name) => names.includes(name) && isGiven(valueAt(name)))
  const pairs = given(query).flatMap((name) => named(name, () => write(name, "form*")) || [])
  const headers = given(header).map((name): [string, string] => {
    const text = named(name, () => write(name, "simple", String))
    if (/[^\t\x20-\x7e\x80-\xff]/.test(text)) refuse(name, "cannot be sent in a header")
    return [sentName(name), text]
  })
  const value = valueAt("body")
  const { body, contentType }: Partial<BodyContent> =
    !format || !isGiven(value)
      ? {}
      : named("body", () =>
          typeof format === "string"
            ? { body: stringifyQuoted(value), contentType: format }
            : format.write(value, format),
        )
  return {
    // A path may have a constant query.
    target: path + (pairs.length ? (path.includes("?") ? "&" : "?") + pairs.join("&") : ""),
    header: Object.fromEntries(headers),
    body,
    contentType,
  }
}
