import {
  type HttpMethod,
  httpMethods,
  type MediaType,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type PathItem,
  type RequestBody,
  type Response,
  type Server,
} from "../document/openapi.ts"
import { type Reference, Resolver } from "../document/resolve.ts"
import { CodegenError } from "../error.ts"
import { commonOf, given, requireDistinct, valuesOf } from "./common.ts"
import { jsonOf } from "./media-type.ts"
import type { BodyModel, ResponseModel, RestModel, RestOperationModel, RestParameterModel } from "./model.ts"
import { itemsOf } from "./pages.ts"

/**
 * The operations of a bundled OpenAPI 3.1 document.
 *
 * @throws {CodegenError} when an operation has no operationId, two have the same, or one needs a feature that the
 * clients lack (cookies, bodies that are not JSON, path styles); the message names the place
 */
export function readOpenApi(document: OpenApiDocument): RestModel {
  const resolver = new Resolver(document)
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) => readPath(resolver, path, item))
  requireDistinct(operations.map((operation) => ({ ...operation, source: `${operation.method} ${operation.path}` })))
  return {
    kind: "openapi",
    title: document.info.title,
    ...given("serverUrl", document.servers?.[0] && filledIn(document.servers[0])),
    ...given("apiKeyHeader", apiKeyHeaderOf(document, resolver)),
    operations,
  }
}

function readPath(resolver: Resolver, path: string, reference: PathItem | Reference): RestOperationModel[] {
  const item = resolver.resolve<PathItem>(reference)
  return httpMethods.flatMap((method) => {
    const operation = item[method]
    return operation === undefined ? [] : [readOperation(resolver, path, method, item, operation)]
  })
}

function readOperation(
  resolver: Resolver,
  path: string,
  method: HttpMethod,
  item: PathItem,
  operation: Operation,
): RestOperationModel {
  const place = `${method.toUpperCase()} ${path}`
  const id = operation.operationId
  if (id === undefined) throw new CodegenError(`${place}: has no operationId`)
  const parameters = parametersOf(resolver, place, item, operation)
  const body = operation.requestBody && readBody(resolver, place, operation.requestBody)
  if (body !== undefined && parameters.some((parameter) => parameter.name === "body"))
    throw new CodegenError(`${place}: has both a request body and a parameter "body"`)
  const responses = responsesOf(resolver, place, operation)
  const items = itemsOf(resolver, parameters, responses)
  return {
    ...commonOf(id, operation),
    id,
    ...given("tag", operation.tags?.[0]),
    method: method.toUpperCase() as RestOperationModel["method"],
    path,
    parameters,
    ...given("body", body),
    responses,
    ...given("items", items),
    ...given("restarts", restartsOf(place, operation, items)),
  }
}

/** @throws {CodegenError} when the extension says what no client knows, or stands where there are no pages */
function restartsOf(place: string, operation: Operation, items: string | undefined): "items" | undefined {
  const restarts = operation["x-restarts"]
  if (restarts === undefined) return undefined
  if (restarts !== "items") throw new CodegenError(`${place}: x-restarts is "${restarts}"; it can be "items"`)
  if (items === undefined) throw new CodegenError(`${place}: has x-restarts and is no listing`)
  return restarts
}

function parametersOf(
  resolver: Resolver,
  place: string,
  item: PathItem,
  operation: Operation,
): readonly RestParameterModel[] {
  const byPlace = new Map<string, Parameter>()
  for (const reference of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
    const parameter = resolver.resolve<Parameter>(reference)
    byPlace.set(`${parameter.in} ${parameter.name}`, parameter)
  }
  const parameters = [...byPlace.values()].map((parameter) => readParameter(resolver, place, parameter))
  const twice = parameters.find((one, index) => parameters.findIndex((other) => other.name === one.name) !== index)
  if (twice !== undefined) throw new CodegenError(`${place}: two parameters are named "${twice.name}"`)
  return parameters
}

function readParameter(resolver: Resolver, place: string, parameter: Parameter): RestParameterModel {
  const where = `${place}: parameter "${parameter.name}"`
  const { in: location, schema } = parameter
  if (location !== "path" && location !== "query" && location !== "header")
    throw new CodegenError(`${where} is in ${location}; path, query and header are supported`)
  if (schema === undefined) throw new CodegenError(`${where} has no schema`)
  if (location !== "query" && parameter.style !== undefined && parameter.style !== "simple")
    throw new CodegenError(`${where} has style ${parameter.style}; a ${location} parameter is always simple`)
  const example = parameter.example ?? Object.values(namedValues(resolver, parameter))[0]
  return {
    name: parameter.name,
    in: location,
    required: parameter.required === true,
    ...given("description", parameter.description),
    schema,
    ...valuesOf(resolver, { schema, example }),
    ...given("style", location === "query" ? styleOf(where, parameter) : undefined),
  }
}

function styleOf(where: string, { style = "form", explode }: Parameter): RestParameterModel["style"] {
  switch (style) {
    case "form":
      return explode === false ? "csv" : undefined
    case "spaceDelimited":
      return "ssv"
    case "pipeDelimited":
      return "pipes"
    case "deepObject":
      return "deepObject"
    default:
      throw new CodegenError(`${where} has the unknown style ${style}`)
  }
}

function readBody(resolver: Resolver, place: string, reference: RequestBody | Reference): BodyModel {
  const body = resolver.resolve<RequestBody>(reference)
  const media = jsonOf(`${place}: the request body`, body.content)
  return {
    required: body.required === true,
    ...given("description", body.description),
    schema: media?.schema ?? {},
    examples: namedValues(resolver, media ?? {}),
  }
}

/** The responses that name their status. A range such as `4XX`, or `default`, types errors but is no case by itself. */
function responsesOf(resolver: Resolver, place: string, operation: Operation): readonly ResponseModel[] {
  return Object.entries(operation.responses ?? {}).flatMap(([key, reference]) => {
    const response = resolver.resolve<Response>(reference)
    const status = Number(key)
    const media = jsonOf(`${place}: the response ${key}`, response.content)
    if (!Number.isInteger(status)) return []
    return {
      status,
      ...given("description", response.description),
      isResult: (status >= 200 && status < 300) || response["x-result"] === true,
      ...given("schema", media?.schema),
      examples: namedValues(resolver, media ?? {}),
    }
  })
}

function namedValues(resolver: Resolver, holder: Pick<MediaType, "example" | "examples">): Record<string, unknown> {
  if (holder.example !== undefined) return { example: holder.example }
  return Object.fromEntries(
    Object.entries(holder.examples ?? {}).map(([name, example]) => [name, resolver.resolve(example).value]),
  )
}

function apiKeyHeaderOf(document: OpenApiDocument, resolver: Resolver): string | undefined {
  return Object.values(document.components?.securitySchemes ?? {})
    .map((scheme) => resolver.resolve(scheme))
    .find((scheme) => scheme.type === "apiKey" && scheme.in === "header")?.name
}

/** A server's URL with its variables at their defaults. */
export function filledIn(server: Server): string {
  return server.url.replace(/\{(.+?)\}/g, (whole, name) => server.variables?.[name]?.default ?? whole)
}
