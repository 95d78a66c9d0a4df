import { type Scope, scopes } from "../caller.ts"
import { eventStreamType } from "../stream/event-stream.ts"
import { DocumentError } from "./document-error.ts"
import type { OpenApiDocument, OperationObject, ParameterObject, PathItemObject, Schema } from "./openapi.ts"
import { resolveReference } from "./references.ts"

/** An operation of a document, as the service needs it. */
export interface Operation {
  readonly id: string
  readonly method: HttpMethod
  /** The path template of the document, such as `/v1/chains/{chainId}`. */
  readonly path: string
  readonly parameters: readonly ServedParameter[]
  readonly body: { readonly required: boolean; readonly schema: Schema } | undefined
  /** The status of a success. */
  readonly status: SuccessStatus
  /** The scope that a caller needs: its `x-scope`, or `read`. */
  readonly scope: Scope
  /** The cost of a call in compute units: its `x-execution-weight`, or 1. */
  readonly weight: number
  /** The schema of a success; undefined where the body is empty. */
  readonly success: Schema | undefined
  /** The schema of each event's data, where the 200 is a stream of events. */
  readonly events: Schema | undefined
}

/** A parameter of an operation, as the reader of requests needs it. */
export interface ServedParameter {
  readonly name: string
  readonly in: "path" | "query"
  readonly required: boolean
  readonly schema: Schema
  /** The format of a list: repeated parameters, or one value with commas. */
  readonly list: "repeated" | "commas" | undefined
  /** The parameter in the same place that this one must not exceed. */
  readonly notAbove: string | undefined
}

/** A success is a 200, or the 201 of an operation that has no 200. */
export type SuccessStatus = 200 | 201

type HttpMethod = "GET" | "PUT" | "POST" | "DELETE" | "PATCH"

/** The methods of a path item that can be served. */
export const httpMethods = ["get", "put", "post", "delete", "patch"] as const
const jsonMediaType = "application/json"

/**
 * Reads the operations of a document, in its order.
 *
 * Header parameters are ignored: in these documents they are API keys, which `access` reads. Throws {@link DocumentError} for an operation
 * that cannot be served: without an operationId, with cookies or with deep objects.
 */
export function readOperations(document: OpenApiDocument): readonly Operation[] {
  const operations: Operation[] = []
  for (const [path, reference] of Object.entries(document.paths)) {
    const item = resolveReference(document, reference as PathItemObject)
    for (const method of httpMethods) {
      const operation = item[method]
      if (operation !== undefined) operations.push(readOperation(document, path, method, item, operation))
    }
  }
  const twice = operations.find(({ id }, index) => operations.findIndex((other) => other.id === id) !== index)
  if (twice !== undefined) throw new DocumentError(`two operations have the operationId "${twice.id}"`)
  return operations
}

function readOperation(
  document: OpenApiDocument,
  path: string,
  method: (typeof httpMethods)[number],
  item: PathItemObject,
  operation: OperationObject,
): Operation {
  const id = operation.operationId
  if (id === undefined) throw new DocumentError(`${method.toUpperCase()} ${path} has no operationId`)
  const responses = operation.responses ?? {}
  const status = ([200, 201] as const).find((status) => responses[status] !== undefined)
  if (status === undefined) throw new DocumentError(`${id} has no 200 and no 201`)
  const body = operation.requestBody === undefined ? undefined : resolveReference(document, operation.requestBody)
  const { content = {} } = resolveReference(document, responses[status] ?? {})
  const stream = content[eventStreamType]
  return {
    id,
    method: method.toUpperCase() as HttpMethod,
    path,
    parameters: readParameters(document, id, [...(item.parameters ?? []), ...(operation.parameters ?? [])]),
    body: body && { required: body.required === true, schema: body.content?.[jsonMediaType]?.schema ?? {} },
    status,
    scope: readScope(id, operation["x-scope"]),
    weight: operation["x-execution-weight"] ?? 1,
    success: content[jsonMediaType]?.schema,
    events: stream && (stream.schema?.contentSchema ?? {}),
  }
}

function readScope(id: string, given = "read"): Scope {
  const scope = scopes.find((scope) => scope === given)
  if (scope === undefined) throw new DocumentError(`${id} has the x-scope "${given}"; there are ${scopes.join(", ")}`)
  return scope
}

function readParameters(
  document: OpenApiDocument,
  id: string,
  references: readonly ParameterObject[],
): ServedParameter[] {
  const parameters = new Map<string, ServedParameter>()
  for (const reference of references) {
    const parameter = resolveReference(document, reference)
    const { name, in: place, required = false, schema = {}, "x-not-above": notAbove } = parameter
    if (place === "header") continue
    if (place !== "path" && place !== "query")
      throw new DocumentError(`${id}: parameter "${name}" is in ${place}; path and query are served`)
    const list = resolveReference(document, schema).type === "array" ? listStyle(id, parameter) : undefined
    parameters.set(`${place} ${name}`, { name, in: place, required, schema, list, notAbove })
  }
  requireOthers(id, [...parameters.values()])
  return [...parameters.values()]
}

function requireOthers(id: string, parameters: readonly ServedParameter[]): void {
  for (const { name, in: place, notAbove } of parameters) {
    if (notAbove === undefined || parameters.some((other) => other.name === notAbove && other.in === place)) continue
    throw new DocumentError(`${id}: parameter "${name}" must not exceed "${notAbove}", which there is not`)
  }
}

function listStyle(id: string, parameter: ParameterObject): ServedParameter["list"] {
  const style = parameter.style ?? (parameter.in === "query" ? "form" : "simple")
  if (style === "simple") return "commas"
  if (style === "form") return parameter.explode === false ? "commas" : "repeated"
  throw new DocumentError(`${id}: parameter "${parameter.name}" has the style ${style}; form and simple are served`)
}
