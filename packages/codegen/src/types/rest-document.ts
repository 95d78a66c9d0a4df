import { isObject, type JsonObject } from "../document/json.ts"
import {
  httpMethods,
  type MediaType,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  type PathItem,
  type RequestBody,
  type Response,
} from "../document/openapi.ts"
import { type Reference, Resolver } from "../document/resolve.ts"
import type { SchemaObject, SchemaOrReference } from "../document/schema.ts"
import { type ChosenMedia, chosenMedia } from "../model/media-type.ts"
import type { RestModel, RestOperationModel } from "../model/model.ts"
import { isServed } from "../model/read-parameter.ts"
import { formSchema, sentBytes } from "./body-schema.ts"
import { isComponent, withHoisted } from "./hoist.ts"

/** The schema for bytes in responses, which `transform.ts` recognizes. */
const receivedBytes = { type: "string", format: "received-bytes" } as const
const stringSchema = { type: "string" } as const

/**
 * The document as the client implements it, for the types: each operation under its function's name, with its parameters,
 * the media type of its body that is used, and the results that the client returns. Everything else is unchanged.
 */
export function asServed(document: OpenApiDocument, model: RestModel): JsonObject {
  const resolver = new Resolver(document)
  const operations = new Map(model.operations.map((operation) => [`${operation.method} ${operation.path}`, operation]))
  const paths = Object.entries(document.paths ?? {}).flatMap(([path, reference]) => {
    const item = resolver.resolve<PathItem>(reference)
    const served = httpMethods.flatMap((method) => {
      const own = item[method]
      const operation = operations.get(`${method.toUpperCase()} ${path}`)
      return own === undefined || operation === undefined
        ? []
        : [[method, servedOperation(resolver, own, operation)] as const]
    })
    const parameters = servedParameters(resolver, item.parameters)
    return served.length === 0 ? [] : [[path, { ...parameters, ...Object.fromEntries(served) }] as const]
  })
  const { webhooks, components, ...others } = document as unknown as JsonObject
  // Their operations are in the paths.
  const { pathItems, ...sections } = isObject(components) ? components : {}
  const served = { ...others, paths: Object.fromEntries(paths) }
  return withHoisted(resolver, components === undefined ? served : { ...served, components: sections })
}

function servedOperation(resolver: Resolver, operation: OperationObject, model: RestOperationModel): JsonObject {
  const { requestBody, callbacks, ...others } = operation as OperationObject & { readonly callbacks?: unknown }
  return {
    ...others,
    operationId: model.name,
    ...servedParameters(resolver, operation.parameters),
    ...(model.body !== undefined && requestBody !== undefined && { requestBody: servedBody(resolver, requestBody) }),
    responses: servedResponses(resolver, operation, model),
  }
}

function servedParameters(
  resolver: Resolver,
  parameters: readonly (ParameterObject | Reference)[] | undefined,
): Pick<OperationObject, "parameters"> {
  if (parameters === undefined) return {}
  const served = parameters.filter((one) => isServed("", resolver.resolve<ParameterObject>(one)))
  return { parameters: served.map((one) => direct(resolver, one)) }
}

function servedBody(resolver: Resolver, reference: RequestBody | Reference): RequestBody | Reference {
  const body = resolver.resolve<RequestBody>(reference)
  const chosen = chosenMedia(resolver, "", body.content)
  if (chosen === undefined) return direct(resolver, reference)
  const schema = chosen.media.schema ?? {}
  if (schema === chosen.media.schema && isAsItIs(body.content, chosen)) return direct(resolver, reference)
  const schemas = {
    json: () => schema,
    form: () => schema,
    multipart: () => formSchema(resolver, schema),
    text: () => textSchema(resolver, chosen.media),
    binary: () => sentBytes,
  }
  return { ...body, content: contentOf(chosen, schemas[chosen.kind]()) }
}

/** A document without a success leaves open what it is, and one that redirects gives what is found there. */
function servedResponses(
  resolver: Resolver,
  operation: OperationObject,
  { result, stream }: RestOperationModel,
): JsonObject {
  const entries = Object.entries(operation.responses ?? {}).filter(([key]) => !key.startsWith("x-"))
  const hasSuccess = entries.some(([key]) => /^2(\d\d|XX)$/i.test(key))
  const responses: [string, Response | Reference][] = entries.map(([key, reference]) => {
    const response = resolver.resolve<Response>(reference)
    const isResult = /^2(\d\d|XX)$/i.test(key) || response["x-result"] === true
    const name = /^\dxx$/i.test(key) ? key.toUpperCase() : key
    const served = isResult
      ? servedResult(resolver, reference, result, stream)
      : servedError(resolver, reference, response)
    return [name, served]
  })
  if (hasSuccess) return Object.fromEntries(responses)
  const fallback = operation.responses?.default
  const schema = result === "binary" ? receivedBytes : {}
  const unknown = { description: "", content: { "application/json": { schema } } }
  const success = fallback === undefined ? unknown : servedResult(resolver, fallback, result, stream)
  return Object.fromEntries([...responses, ["2XX", success]])
}

function servedResult(
  resolver: Resolver,
  reference: Response | Reference,
  result: RestOperationModel["result"],
  stream: RestOperationModel["stream"],
): Response | Reference {
  const response = resolver.resolve<Response>(reference)
  const { content, ...others } = response
  if (result === "none") return content === undefined ? direct(resolver, reference) : others
  const chosen = chosenMedia(resolver, "", content)
  const streamed = Object.entries(content ?? {}).find(([type]) => stream && type.split(";")[0] === stream.type)
  if (chosen === undefined || (!streamed && isAsItIs(content, chosen))) return direct(resolver, reference)
  const schemas = {
    json: () => chosen.media.schema,
    text: () => textSchema(resolver, chosen.media),
    binary: () => receivedBytes,
    form: () => stringSchema,
    multipart: () => stringSchema,
  }
  if (!stream || !streamed) return { ...others, content: contentOf(chosen, schemas[chosen.kind]()) }
  // The types tell the two apart by the media type of JSON.
  const whole = stream.flag && { "application/json": { schema: schemas[chosen.kind]() ?? {} } }
  return { ...others, content: { ...whole, [stream.type]: { schema: stream.schema } } }
}

/** The body of an error, which is JSON or unknown. */
function servedError(
  resolver: Resolver,
  reference: Response | Reference,
  { content, ...others }: Response,
): Response | Reference {
  const entries = Object.entries(content ?? {})
  const json = entries.filter(([type]) => /[/+]json\b/.test(type))
  if (json.length === entries.length && entries.length < 2) return direct(resolver, reference)
  const best = json.find(([type]) => type === "application/json") ?? json[0]
  return { ...others, ...(best && { content: Object.fromEntries([best]) }) }
}

/** Types have names for direct members of the components' sections; everything else is inlined. */
function direct<Value>(resolver: Resolver, value: Value | Reference): Value | Reference {
  return isComponentReference(value) ? value : resolver.resolve<Value>(value)
}

function isComponentReference(value: unknown): boolean {
  return isObject(value) && typeof value.$ref === "string" && isComponent(value.$ref)
}

function isAsItIs(content: Readonly<Record<string, MediaType>> | undefined, { kind }: ChosenMedia): boolean {
  return (kind === "json" || kind === "form") && Object.keys(content ?? {}).length === 1
}

function contentOf({ type, media }: ChosenMedia, schema: SchemaOrReference | undefined): Response["content"] & object {
  return { [type]: { ...media, ...(schema !== undefined && { schema }) } }
}

/** A text has a type narrower than string only if the document lists its possible values. */
function textSchema(resolver: Resolver, { schema = {} }: MediaType): SchemaOrReference {
  const { type, format } = resolver.resolve<SchemaObject>(schema)
  return type === "string" && format !== "binary" ? schema : stringSchema
}
