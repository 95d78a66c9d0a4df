import { type CallFacts, invalidParameter } from "../http/runtime.ts"
import type { BodyContent, RestOperation } from "./operation.ts"
import { isGiven, type ParameterWriter, writePlain, writeRepeated } from "./parameter.ts"

/** The parts of a request, from the flat parameters of a call. */
export interface RequestParts {
  /** The path with its parameters filled in, and the query. */
  readonly target: string
  /** The headers of the parameters; undefined if there are none. */
  readonly header: Readonly<Record<string, string>> | undefined
  readonly body: BodyContent["body"] | undefined
  /** The media type of the body; `undefined` if there is no body, or `fetch` sets the type. */
  readonly contentType: string | undefined
}

/** @throws InvalidParameterError naming a parameter that is unknown, missing or cannot be sent */
export function requestParts(operation: RestOperation, parameters: object, call: CallFacts): RequestParts {
  const { path, query = [], header = [], required = [], styles = {}, names = {}, body: format } = operation
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
  const valueAt = (name: string) => own(parameters, name)
  const write = (name: string, usual: ParameterWriter, encode = encodeURIComponent as (text: string) => string) =>
    named(name, () => (own(styles, name) ?? usual)(own(names, name) ?? name, valueAt(name), encode))

  const pairs: string[] = []
  let headers: Record<string, string> | undefined
  const given = Object.keys(parameters).filter((name) => isGiven(valueAt(name)))
  for (const name of given)
    if (!query.includes(name) && !header.includes(name) && !path.includes(`{${name}}`) && !(format && name === "body"))
      refuse(name, "is not a parameter")
  const filled = path.replace(/\{(.*?)\}/g, (_, name: string) => {
    const text = given.includes(name) && valueAt(name) !== "" ? write(name, writePlain) : ""
    // Percent-encoding does not help: URLs resolve these two segments in any encoding.
    if (text === "." || text === "..") refuse(name, "would lead to another path")
    return text || refuse(name, "is missing")
  })
  for (const name of required) if (!given.includes(name)) refuse(name, "is missing")
  for (const name of given) {
    const pair = query.includes(name) && write(name, writeRepeated)
    if (pair) pairs.push(pair)
    if (!header.includes(name)) continue
    const text = write(name, writePlain, String)
    if (/[^\t\x20-\x7e\x80-\xff]/.test(text)) refuse(name, "cannot be sent in a header")
    headers ??= {}
    headers[own(names, name) ?? name] = text
  }
  const value = valueAt("body")
  const content: Partial<BodyContent> = format && isGiven(value) ? named("body", () => format.write(value, format)) : {}
  return {
    // A path may have a constant query.
    target: filled + (pairs.length ? (path.includes("?") ? "&" : "?") + pairs.join("&") : ""),
    header: headers,
    body: content.body,
    contentType: content.contentType,
  }
}

const own = <Value>(holder: Readonly<Record<string, Value>> | object, name: string): Value | undefined =>
  Object.hasOwn(holder, name) ? (holder as Readonly<Record<string, Value>>)[name] : undefined
