import {
  type HttpMethod,
  httpMethods,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  type PathItem,
} from "../document/openapi.ts"
import { type Reference, Resolver } from "../document/resolve.ts"
import { CodegenError } from "../error.ts"
import { bareIntegersOf } from "./bigints.ts"
import { commonOf, optionalEntry } from "./common.ts"
import { datesOf } from "./dates.ts"
import type { BodyModel, ResponseModel, RestModel, RestOperationModel, RestParameterModel } from "./model.ts"
import { derivedNameOf, functionNameOfId, isFunctionName, kebabCase } from "./names.ts"
import { readPaging } from "./paging/read-paging.ts"
import { withDistinctNames } from "./parameter-names.ts"
import { readBodyModel } from "./read-body.ts"
import { readEach } from "./read-each.ts"
import { isServed, readParameter } from "./read-parameter.ts"
import { readResponses } from "./read-responses.ts"
import { type DocumentSecurity, readSecurity } from "./security.ts"
import { sentPath } from "./sent-path.ts"
import { filledIn } from "./server.ts"

/** One operation in the document. */
interface DocumentedOperation {
  readonly path: string
  readonly method: HttpMethod
  readonly item: PathItem
  readonly operation: OperationObject
}

/**
 * The operations of a bundled OpenAPI 3.0 or 3.1 document.
 *
 * @param isWanted which operations are read. Default: all
 * @throws {CodegenError} when operations are not supported, with a line for each that names the operation and the location
 */
export function readOpenApi(
  document: OpenApiDocument,
  isWanted: (path: string, method: HttpMethod) => boolean = () => true,
): RestModel {
  const resolver = new Resolver(document)
  const places = documentedOperations(resolver, document)
  const names = operationNamesOf(places)
  const security = readSecurity(document, resolver)
  return {
    kind: "openapi",
    title: document.info.title,
    ...optionalEntry("serverUrl", baseUrl(document)),
    ...optionalEntry("serverDescription", document.servers?.[0]?.description),
    ...optionalEntry("security", security.model),
    operations: readEach(
      places.filter(({ path, method }) => isWanted(path, method)),
      labelOf,
      (place) => readOperation(resolver, document, security, place, names.get(place) ?? ""),
    ),
  }
}

function baseUrl({ servers }: OpenApiDocument): string | undefined {
  return servers?.[0] && filledIn(servers[0])
}

/** The label of an operation, such as `GET /v1/chains`. */
function labelOf({ method, path }: DocumentedOperation): string {
  return `${method.toUpperCase()} ${path}`
}

function documentedOperations(resolver: Resolver, document: OpenApiDocument): readonly DocumentedOperation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, reference]) => {
    if (path.startsWith("x-")) return []
    const item = resolver.resolve<PathItem>(reference as PathItem | Reference)
    return httpMethods.flatMap((method) => {
      const operation = item[method]
      return operation === undefined ? [] : [{ path, method, item, operation }]
    })
  })
}

/**
 * The function name of each operation. An operation without an id, or with the name of another, is named after its method and path, so that
 * names do not depend on the order of operations; of several with one name, that with exactly this id keeps it. `x-function` comes before all.
 */
function operationNamesOf(places: readonly DocumentedOperation[]): ReadonlyMap<DocumentedOperation, string> {
  const names = new Map<DocumentedOperation, string>()
  const taken = new Set<string>()
  const give = (place: DocumentedOperation, name: string) => {
    if (name === "" || taken.has(kebabCase(name))) return
    names.set(place, name)
    taken.add(kebabCase(name))
  }
  const idOf = ({ operation }: DocumentedOperation) => operation.operationId ?? ""
  for (const place of places) {
    const { "x-function": own } = place.operation
    if (own === undefined) continue
    if (!isFunctionName(own))
      throw new CodegenError(`${labelOf(place)}: x-function is "${own}", which can name no function`)
    if (taken.has(kebabCase(own)))
      throw new CodegenError(`${labelOf(place)}: x-function is "${own}", as that of another operation`)
    give(place, own)
  }
  const repeated = (texts: readonly string[]) =>
    new Set([...texts].sort().filter((text, at, all) => text === all[at - 1]))
  const [ids, words] = [repeated(places.map(idOf)), repeated(places.map((place) => functionNameOfId(idOf(place))))]
  for (const place of places)
    if (!names.has(place) && functionNameOfId(idOf(place)) === idOf(place) && !ids.has(idOf(place)))
      give(place, idOf(place))
  for (const place of places) {
    const name = functionNameOfId(idOf(place))
    if (!names.has(place) && !words.has(name)) give(place, name)
  }
  for (const place of places) {
    if (names.has(place)) continue
    const name = derivedNameOf(place.method, place.path)
    let free = name
    for (let count = 2; taken.has(kebabCase(free)); count++) free = `${name}${count}`
    give(place, free)
  }
  return names
}

function readOperation(
  resolver: Resolver,
  document: OpenApiDocument,
  security: DocumentSecurity,
  place: DocumentedOperation,
  name: string,
): RestOperationModel {
  const { path, item, operation } = place
  const label = labelOf(place)
  const { method: verb } = place
  if (verb === "trace") throw new CodegenError(`${label}: fetch does not send TRACE`)
  const method = verb.toUpperCase() as RestOperationModel["method"]
  const body = bodyModel(resolver, document.openapi, label, method, operation)
  const parameters = withDistinctNames(
    label,
    restParameters(resolver, label, path, item, operation),
    body !== undefined,
  )
  const answers = readResponses(resolver, label, method, operation, { body, parameters })
  const { responses, accept, result, event, stream, hasHeaders } = answers
  const server = operation.servers?.[0] ?? item.servers?.[0]
  const own = server && filledIn(server)
  const isReading = method === "GET" || method === "POST"
  const isPlain = isReading && result === undefined && event === undefined && stream === undefined
  const listing = isPlain ? readPaging(resolver, label, { path, operation, parameters, body, responses }) : undefined
  const items = listing?.items
  const dates = document.info["x-dates"] === "Date" ? datesOf(resolver, operation) : []
  return {
    ...commonOf(name, operation),
    id: operation.operationId ?? name,
    ...optionalEntry("tag", operation.tags?.[0]),
    method,
    path,
    parameters,
    ...optionalEntry("body", body),
    responses,
    ...optionalEntry("hasHeaders", hasHeaders),
    ...optionalEntry("accept", accept),
    ...optionalEntry("result", method === "HEAD" ? "none" : result),
    ...optionalEntry("event", event),
    ...optionalEntry("stream", stream),
    ...optionalEntry("server", own === baseUrl(document) ? undefined : own),
    ...optionalEntry("items", items),
    ...(listing && listing.paging.by !== "token" && { paging: listing.paging }),
    ...optionalEntry(
      "integers",
      integersOf(resolver, label, [...responses.filter(({ isResult }) => isResult), ...(stream ? [stream] : [])]),
    ),
    ...(dates.length > 0 && { dates }),
    ...optionalEntry("chains", operation["x-chains"]),
    ...(operation["x-requirement"] !== undefined && { isHosted: true }),
    ...optionalEntry("restarts", restartsOf(label, operation, items)),
    ...optionalEntry("security", security.ofOperation(label, operation)),
    ...(operation["x-idempotent"] === true && { idempotent: true as const }),
  }
}

function integersOf(resolver: Resolver, label: string, responses: readonly Pick<ResponseModel, "schema">[]) {
  const results = responses.flatMap(({ schema }) => schema ?? [])
  const integers = bareIntegersOf(resolver, label, results)
  return integers.exact ? integers : undefined
}

/** @throws {CodegenError} when the extension has an unknown value, or the operation has no pages */
function restartsOf(place: string, operation: OperationObject, items: string | undefined): "items" | undefined {
  const restarts = operation["x-restarts"]
  if (restarts === undefined) return undefined
  if (restarts !== "items") throw new CodegenError(`${place}: x-restarts is "${restarts}"; it can be "items"`)
  if (items === undefined) throw new CodegenError(`${place}: has x-restarts and is no listing`)
  return restarts
}

/** `fetch` sends no body with GET and HEAD, so an optional body is ignored. */
function bodyModel(
  resolver: Resolver,
  version: string,
  label: string,
  method: string,
  { requestBody }: OperationObject,
): BodyModel | undefined {
  if (requestBody === undefined) return undefined
  const isBodiless = method === "GET" || method === "HEAD"
  const { required } = resolver.resolve<{ readonly required?: boolean }>(requestBody)
  if (isBodiless && required === true)
    throw new CodegenError(`${label}: has a required request body, which fetch does not send with ${method}`)
  return isBodiless ? undefined : readBodyModel(resolver, version, label, requestBody)
}

function restParameters(
  resolver: Resolver,
  label: string,
  path: string,
  item: PathItem,
  operation: OperationObject,
): readonly RestParameterModel[] {
  const byPlace = new Map<string, ParameterObject>()
  for (const reference of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
    const parameter = resolver.resolve<ParameterObject>(reference)
    byPlace.set(`${parameter.in} ${parameter.name}`, parameter)
  }
  const inTemplate = new Set([...sentPath(path).matchAll(/\{(.+?)\}/g)].map(([, name = ""]) => name))
  // A required query parameter of the path's name has one place that it can be for, if the path has no other.
  const isMisplaced = ({ in: location, name, required }: ParameterObject) =>
    location === "query" && required === true && inTemplate.has(name) && !byPlace.has(`path ${name}`)
  const parameters = [...byPlace.values()]
    .map((parameter) => (isMisplaced(parameter) ? { ...parameter, in: "path" as const } : parameter))
    .filter((parameter) => isServed(label, parameter))
    .map((parameter) => readParameter(resolver, label, parameter))
  const documented = parameters.filter((one) => one.in === "path").map(({ name }) => name)
  const unknown = [...inTemplate].find((name) => !documented.includes(name))
  if (unknown !== undefined) throw new CodegenError(`${label}: "${unknown}" of the path is no parameter`)
  const lost = documented.find((name) => !inTemplate.has(name))
  if (lost !== undefined) throw new CodegenError(`${label}: parameter "${lost}" is not in the path`)
  return parameters
}
