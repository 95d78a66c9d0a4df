import type { OperationObject, Response } from "../document/openapi.ts"
import type { Reference, Resolver } from "../document/resolve.ts"
import { CodegenError } from "../error.ts"
import { namedValues, optionalEntry } from "./common.ts"
import { type ChosenMedia, chosenMedia, eventSchema, eventStream } from "./media-type.ts"
import type { ResponseModel, RestOperationModel } from "./model.ts"

/** The responses of an operation, and how its result is requested and read. */
export type ReadResponses = Pick<RestOperationModel, "responses" | "accept" | "result" | "event">

interface Documented {
  readonly key: string
  readonly response: Response
  readonly isResult: boolean
  readonly chosen: ChosenMedia | undefined
}

/** @throws {CodegenError} when a result has no supported media type, or several results are of different kinds */
export function readResponses(resolver: Resolver, place: string, operation: OperationObject): ReadResponses {
  const all = documented(resolver, place, operation)
  const results = all.filter(({ isResult }) => isResult)
  const kinds = new Map(
    results.flatMap(({ key, chosen }) => (chosen === undefined ? [] : [[chosen.kind, key] as const])),
  )
  if (kinds.size > 1) {
    const told = [...kinds].map(([kind, key]) => `${kind} with ${key}`).join(" and ")
    throw new CodegenError(`${place}: answers ${told}; results of one kind are supported`)
  }
  const types = new Set(results.flatMap(({ chosen }) => (chosen === undefined ? [] : [chosen.type])))
  const [kind] = kinds.keys()
  if (kind === "form" || kind === "multipart")
    throw new CodegenError(`${place}: answers ${[...types].join(", ")}, which is not supported`)
  // If the response is a redirection, the result is the content at its target.
  const isRedirection = results.length === 0 && all.some(({ key }) => /^30[12378]$/.test(key))
  return {
    responses: all.flatMap((one) => modelOf(resolver, one)),
    ...optionalEntry("accept", isRedirection ? "*/*" : acceptOf([...types])),
    ...optionalEntry("result", isRedirection ? "binary" : resultModel(kind, results.length > 0)),
    ...optionalEntry("event", streamEvent(resolver, place, results)),
  }
}

/** @throws {CodegenError} when the schema of a stream's events has no name */
function streamEvent(resolver: Resolver, place: string, results: readonly Documented[]): string | undefined {
  const stream = results.find(({ chosen }) => chosen?.type === eventStream)?.chosen
  if (stream === undefined) return undefined
  const name = /^#\/components\/schemas\/([A-Za-z_$][\w$]*)$/.exec(eventSchema(resolver, stream.media)?.$ref ?? "")?.[1]
  if (name === undefined) throw new CodegenError(`${place}: the contentSchema must refer to a schema of the document`)
  return name
}

function acceptOf(types: readonly string[]): string | undefined {
  const known = types.filter((type) => type !== "*/*")
  // Errors of a stream are JSON.
  if (known.length === 1 && known[0] === eventStream) return `${eventStream}, application/json;q=0.5`
  return known.length === 0 || (known.length === 1 && known[0] === "application/json") ? undefined : known.join(", ")
}

function resultModel(kind: "json" | "text" | "binary" | undefined, isDocumented: boolean): ReadResponses["result"] {
  if (kind === undefined) return isDocumented ? "none" : undefined
  return kind === "json" ? undefined : kind
}

/** The documented responses. Results are every 2xx, those with `x-result`, and `default` if no 2xx is documented. */
function documented(resolver: Resolver, place: string, operation: OperationObject): readonly Documented[] {
  const entries = Object.entries(operation.responses ?? {}).filter(([key]) => !key.startsWith("x-"))
  const hasSuccess = entries.some(([key]) => /^2(\d\d|XX)$/i.test(key))
  return entries.map(([key, reference]) => {
    const response = resolver.resolve<Response>(reference as Response | Reference)
    const isSuccess = /^2(\d\d|XX)$/i.test(key) || (key === "default" && !hasSuccess)
    const isResult = isSuccess || response["x-result"] === true
    // An error body that is not JSON is returned as text.
    const chosen = isResult
      ? resultMedia(resolver, `${place}: the response ${key}`, response)
      : jsonOf(resolver, response)
    return { key, response, isResult, chosen }
  })
}

/** @throws {CodegenError} when it may also be a stream of events, since both would have the same `Accept` header */
function resultMedia(resolver: Resolver, place: string, { content = {} }: Response): ChosenMedia | undefined {
  const chosen = chosenMedia(resolver, place, content)
  const others = Object.keys(content).filter((type) => type !== chosen?.type)
  if (chosen !== undefined && others.some((type) => type.toLowerCase().startsWith(eventStream)))
    throw new CodegenError(
      `${place} is ${chosen.type} or ${eventStream}, as the request decides, which is not supported`,
    )
  return chosen
}

function jsonOf(resolver: Resolver, { content }: Response): ChosenMedia | undefined {
  const types = Object.entries(content ?? {}).filter(([type]) => /[/+]json\b/.test(type))
  return chosenMedia(resolver, "", Object.fromEntries(types))
}

/** The responses with a specific status. A range such as `4XX`, or `default`, only determines the type of errors. */
function modelOf(resolver: Resolver, { key, response, isResult, chosen }: Documented): readonly ResponseModel[] {
  const status = Number(key)
  if (!Number.isInteger(status)) return []
  return [
    {
      status,
      ...optionalEntry("description", response.description),
      isResult,
      ...optionalEntry("schema", chosen?.media.schema),
      examples: namedValues(resolver, chosen?.media ?? {}),
    },
  ]
}
