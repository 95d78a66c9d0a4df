import type { Server } from "../document/openapi.ts"
import type {
  ContentDescriptor,
  ErrorObject,
  ExamplePairing,
  ExampleValue,
  MethodObject,
  OpenRpcDocument,
  Tag,
} from "../document/openrpc.ts"
import { type Reference, Resolver } from "../document/resolve.ts"
import { schemaObject } from "../document/schema.ts"
import { CodegenError } from "../error.ts"
import { bigintsOf } from "./bigints.ts"
import { commonOf, exampleValues, optionalEntry } from "./common.ts"
import { iterationOf } from "./iteration.ts"
import type { ParameterModel, RpcExampleModel, RpcModel, RpcOperationModel } from "./model.ts"
import { functionNameOf, isFunctionName } from "./names.ts"
import { narrowingOf } from "./narrowing.ts"
import { quantitiesOf } from "./quantities.ts"
import { readEach } from "./read-each.ts"
import { filledIn } from "./server.ts"
import { subscriptionOf } from "./subscription.ts"

/** The base of a server's URL, which the client's own option replaces: `{nodeUrl}`, an origin, or nothing. */
const serverBasePattern = /^(\{nodeUrl\}|[a-z][a-z0-9+.-]*:\/\/[^/]+|(?=\/|$))/i

/**
 * The methods of a bundled OpenRPC document. If it does not specify how parameters are sent, they are sent by position,
 * which every server with the default `either` accepts.
 *
 * @throws {CodegenError} when methods are not supported, with a line for each. Notifications have no result, and 64-bit
 * integers must be distinguishable from other numbers by their names
 *
 * @param isIdempotent whether methods may be retried if neither they nor the document specify it
 */
export function readOpenRpc(document: OpenRpcDocument, isIdempotent = true): RpcModel {
  const resolver = new Resolver(document)
  const methods = document.methods.map((method) => resolver.resolve<MethodObject>(method))
  const operations = readEach(
    methods,
    (method) => method.name,
    (method) => readMethod(resolver, document, method, document.info["x-idempotent"] ?? isIdempotent),
  )
  requireDistinctFunctions(operations)
  const server = document.servers?.[0]
  const path = server ? serverPath("servers", server) : (operations[0]?.path ?? "")
  return {
    kind: "openrpc",
    title: document.info.title,
    path,
    variables: serverVariables(
      [document, ...methods].flatMap((holder) => holder.servers ?? []),
      [path, ...operations.map((operation) => operation.path)].join(""),
    ),
    ...optionalEntry("serverUrl", server && originOf(server)),
    operations,
  }
}

function readMethod(
  resolver: Resolver,
  document: OpenRpcDocument,
  method: MethodObject,
  isIdempotent: boolean,
): RpcOperationModel {
  const server = method.servers?.[0] ?? document.servers?.[0]
  if (method.result === undefined) throw new CodegenError(`${method.name}: a notification has no result to type`)
  requireOneOrigin(method.name, server, document.servers?.[0])
  const params = method.params.map((param) => readParam(resolver, resolver.resolve<ContentDescriptor>(param)))
  const twice = params.find((one, index) => params.findIndex((other) => other.name === one.name) !== index)
  if (twice !== undefined) throw new CodegenError(`${method.name}: two parameters are named "${twice.name}"`)
  const { name, description, schema } = resolver.resolve<ContentDescriptor>(method.result)
  const positional = method.paramStructure !== "by-name"
  return {
    ...commonOf(functionOf(method, document.info["x-namespace"]), method),
    ...optionalEntry("tag", method.tags?.[0] && resolver.resolve<Tag>(method.tags[0]).name),
    method: method.name,
    path: server === undefined ? "" : serverPath(method.name, server),
    positional,
    params,
    result: { name, ...optionalEntry("description", description), schema: schemaObject(schema) },
    bigints: bigintsOf(resolver, method.name, schemaObject(schema)),
    quantities: positional ? quantitiesOf(resolver, params) : [],
    ...optionalEntry("narrowing", narrowingOf(resolver, method, params, schemaObject(schema))),
    ...optionalEntry("iteration", iterationOf(resolver, method, params, schemaObject(schema))),
    ...optionalEntry("subscription", subscriptionOf(resolver, document, method, params)),
    idempotent: method["x-idempotent"] ?? isIdempotent,
    examples: (method.examples ?? []).map((example) => readExample(resolver, example)),
    errors: (method.errors ?? []).map((error) => resolver.resolve<ErrorObject>(error)),
    errorExamples: Object.entries(method["x-error-examples"] ?? {}).map(([name, example]) => ({
      name,
      ...optionalEntry("summary", example.summary),
      params: valuesByName(resolver, example.params ?? []),
      error: example.error,
    })),
  }
}

function requireDistinctFunctions(operations: readonly RpcOperationModel[]): void {
  const names = operations.flatMap(({ name, iteration, subscription }) =>
    [name, iteration?.name, subscription?.name].filter((one) => one !== undefined),
  )
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new CodegenError(`two functions would be called "${twice}"`)
}

/** @throws {CodegenError} when the function name that the method specifies is invalid */
function functionOf({ name, "x-function": own }: MethodObject, namespace: string | undefined): string {
  if (own === undefined) return functionNameOf(name, namespace)
  if (!isFunctionName(own)) throw new CodegenError(`${name}: x-function is "${own}", which can name no function`)
  return own
}

function serverPath(place: string, server: Server): string {
  if (!serverBasePattern.test(server.url))
    throw new CodegenError(`${place}: the server URL "${server.url}" begins with no {nodeUrl}, origin or slash`)
  return server.url.replace(serverBasePattern, "").replace(/^\/$/, "")
}

/** The origin of the server, with the default values of variables; undefined if the document does not specify it. */
function originOf(server: Server): string | undefined {
  const [origin = ""] = serverBasePattern.exec(server.url) ?? []
  return filledIn({ ...server, url: origin }).replace("{nodeUrl}", "") || undefined
}

/** Requires all methods to have the same origin, since a client has only one. */
function requireOneOrigin(method: string, server: Server | undefined, main: Server | undefined): void {
  const [own, others] = [server, main].map((one) => one && serverBasePattern.exec(one.url)?.[0])
  const isAbsolute = (origin: string | undefined) => origin?.includes("://")
  if (isAbsolute(own) && isAbsolute(others) && own !== others)
    throw new CodegenError(`${method}: is served at ${own}, and the others at ${others}`)
}

/** The default values of the variables in paths. */
function serverVariables(servers: readonly Server[], paths: string): Readonly<Record<string, string>> {
  const variables: Record<string, string> = {}
  for (const server of servers)
    for (const [name, variable] of Object.entries(server.variables ?? {})) {
      if (!paths.includes(`{${name}}`)) continue
      const known = variables[name]
      if (known !== undefined && known !== variable.default)
        throw new CodegenError(`the server variable "${name}" has two defaults: "${known}" and "${variable.default}"`)
      variables[name] = variable.default
    }
  return variables
}

function readParam(resolver: Resolver, param: ContentDescriptor): ParameterModel {
  return {
    name: param.name,
    required: param.required === true,
    ...optionalEntry("description", param.description ?? param.summary),
    schema: schemaObject(param.schema),
    ...exampleValues(resolver, { schema: schemaObject(param.schema) }),
  }
}

function readExample(resolver: Resolver, reference: ExamplePairing | Reference): RpcExampleModel {
  const example = resolver.resolve<ExamplePairing>(reference)
  return {
    name: example.name,
    ...optionalEntry("summary", example.summary),
    params: valuesByName(resolver, example.params),
    result: example.result === undefined ? undefined : resolver.resolve<ExampleValue>(example.result).value,
  }
}

function valuesByName(
  resolver: Resolver,
  values: readonly (ExampleValue | Reference)[],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    values.map((reference) => resolver.resolve<ExampleValue>(reference)).map(({ name, value }) => [name, value]),
  )
}
