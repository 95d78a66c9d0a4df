import type { OperationObject, Response } from "../document/openapi.ts"
import type { Reference, Resolver } from "../document/resolve.ts"
import type { SchemaObject } from "../document/schema.ts"
import { CodegenError } from "../error.ts"
import { namedValues, optionalEntry } from "./common.ts"
import { type ChosenMedia, chosenMedia, eventStream } from "./media-type.ts"
import type { ResponseModel, RestOperationModel } from "./model.ts"
import { readStream } from "./read-stream.ts"

/** The responses of an operation, and how its result is requested and read. */
export type ReadResponses = Pick<
  RestOperationModel,
  "responses" | "hasHeaders" | "accept" | "result" | "event" | "stream"
>

interface Documented {
  readonly key: string
  readonly response: Response
  readonly isResult: boolean
  readonly chosen: ChosenMedia | undefined
}

/** @throws {CodegenError} when a result has no supported media type, or several results are of different kinds */
export function readResponses(
  resolver: Resolver,
  place: string,
  method: string,
  operation: OperationObject,
  request: Parameters<typeof readStream>[5],
): ReadResponses {
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
  const event = method === "GET" ? streamEvent(results) : undefined
  const [stream] = event
    ? []
    : results.flatMap(({ response, chosen }) => readStream(resolver, place, operation, response, chosen, request) ?? [])
  return {
    responses: all.flatMap((one) => modelOf(resolver, one)),
    ...(results.some(hasHeaders) && { hasHeaders: true }),
    ...optionalEntry("accept", isRedirection ? "*/*" : acceptOf([...types])),
    ...optionalEntry("result", isRedirection ? "binary" : resultModel(kind, results.length > 0)),
    ...optionalEntry("event", event),
    ...optionalEntry("stream", stream),
  }
}

/** Whether the types of results have headers; those of a document without a success are unknown. */
function hasHeaders({ key, response }: Documented): boolean {
  return key !== "default" && Object.keys(response.headers ?? {}).length > 0
}

/** The name of the schema of the events of an endless stream, to which a client reconnects. */
function streamEvent(results: readonly Documented[]): string | undefined {
  const stream = results.find(({ chosen }) => chosen?.type === eventStream)?.chosen
  const schema = stream?.media.schema as SchemaObject | undefined
  return /^#\/components\/schemas\/([A-Za-z_$][\w$]*)$/.exec(schema?.contentSchema?.$ref ?? "")?.[1]
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
      ? chosenMedia(resolver, `${place}: the response ${key}`, response.content)
      : jsonOf(resolver, response)
    return { key, response, isResult, chosen }
  })
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
