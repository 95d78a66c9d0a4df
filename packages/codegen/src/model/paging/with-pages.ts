import { isObject, type JsonObject } from "../../document/json.ts"
import {
  type HttpMethod,
  httpMethods,
  type OpenApiDocument,
  type OperationObject,
  type PathItem,
  type RequestBody,
} from "../../document/openapi.ts"
import { type Reference, Resolver } from "../../document/resolve.ts"
import { patternOf } from "../../document/select.ts"
import { CodegenError } from "../../error.ts"
import { stainlessPages } from "./stainless.ts"

/**
 * A document with the extension `x-iteration` that a configuration gives to its operations: by an id or `METHOD /path`, in which `*`
 * matches any text and the last match wins; or by a configuration of Stainless.
 *
 * @throws {CodegenError} when a line of the configuration matches no operation
 */
export function withPages(document: OpenApiDocument, config: unknown): OpenApiDocument {
  if (!isObject(config)) throw new CodegenError("the configuration of pages is no object")
  const resolver = new Resolver(document)
  const lines = [...linesOf(resolver, document, config)].map(([text, iteration]) => ({ ...patternOf(text), iteration }))
  const paths = Object.entries(document.paths ?? {}).map(([path, reference]) => {
    const item: JsonObject = { ...resolver.resolve<PathItem>(reference) }
    for (const method of httpMethods) {
      const operation = item[method] as OperationObject | undefined
      const names = [operation?.operationId, `${method.toUpperCase()} ${path}`]
      const matching = operation === undefined ? [] : lines.filter(({ matches }) => matches(names))
      const line = matching.at(-1)
      if (line !== undefined) item[method] = { ...operation, "x-iteration": line.iteration }
    }
    return [path, item] as const
  })
  const idle = lines.find(({ hasMatched }) => !hasMatched())
  if (idle !== undefined)
    throw new CodegenError(`the configuration of pages names no operation: ${JSON.stringify(idle.text)}`)
  return { ...document, paths: Object.fromEntries(paths) as OpenApiDocument["paths"] & object }
}

function linesOf(resolver: Resolver, document: OpenApiDocument, config: JsonObject): ReadonlyMap<string, unknown> {
  const has = (endpoint: string, parameter: string): boolean => {
    const [verb = "", path = ""] = endpoint.split(" ")
    const item = resolver.resolve<PathItem>(document.paths?.[path] ?? {})
    const operation = item[verb.toLowerCase() as HttpMethod]
    if (parameter.startsWith("body/")) return hasBody(resolver, operation)
    const parameters = [...(item.parameters ?? []), ...(operation?.parameters ?? [])]
    return parameters.some((one) => resolver.resolve<{ readonly name: string }>(one).name === parameter)
  }
  if ("resources" in config) return stainlessPages(config, has)
  return new Map(Object.entries(config))
}

function hasBody(resolver: Resolver, operation: OperationObject | undefined): boolean {
  const body = operation?.requestBody && resolver.resolve<RequestBody>(operation.requestBody as RequestBody | Reference)
  return Object.keys(body?.content ?? {}).some((type) => /[/+]json\b/.test(type))
}
