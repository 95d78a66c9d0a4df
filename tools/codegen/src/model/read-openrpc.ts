import type { Server } from "../document/openapi.ts"
import type {
  ContentDescriptor,
  ErrorObject,
  ExamplePairing,
  ExampleValue,
  Method,
  OpenRpcDocument,
} from "../document/openrpc.ts"
import { type Reference, Resolver } from "../document/resolve.ts"
import { CodegenError } from "../error.ts"
import { bigintsOf } from "./bigints.ts"
import { commonOf, given, requireDistinct, valuesOf } from "./common.ts"
import type { ParameterModel, RpcExampleModel, RpcModel, RpcOperationModel } from "./model.ts"
import { functionNameOf } from "./names.ts"
import { narrowingOf } from "./narrowing.ts"
import { quantitiesOf } from "./quantities.ts"

/** The base of a server's URL, which the client's own option replaces. */
const base = /^(\{nodeUrl\}|https?:\/\/[^/{]+)/

/**
 * The methods of a bundled OpenRPC document.
 *
 * @throws {CodegenError} when two methods have one name, a method does not say how its parameters are sent, a server's
 * URL begins with neither `{nodeUrl}` nor an HTTP origin, or a 64-bit integer cannot be told from another number by name
 */
export function readOpenRpc(document: OpenRpcDocument): RpcModel {
  const resolver = new Resolver(document)
  const methods = document.methods.map((method) => resolver.resolve<Method>(method))
  const operations = methods.map((method) => readMethod(resolver, document, method))
  requireDistinct(operations.map((operation) => ({ ...operation, source: operation.method })))
  const server = document.servers?.[0]
  return {
    kind: "openrpc",
    title: document.info.title,
    path: server ? pathOf("servers", server) : (operations[0]?.path ?? ""),
    variables: variablesOf([document, ...methods].flatMap((holder) => holder.servers ?? [])),
    ...given("serverUrl", server?.variables?.nodeUrl?.default),
    operations,
  }
}

function readMethod(resolver: Resolver, document: OpenRpcDocument, method: Method): RpcOperationModel {
  const server = method.servers?.[0] ?? document.servers?.[0]
  if (server === undefined) throw new CodegenError(`${method.name}: neither the method nor the document has servers`)
  if (method.result === undefined) throw new CodegenError(`${method.name}: a notification has no result to type`)
  const { name, description, schema } = resolver.resolve<ContentDescriptor>(method.result)
  const params = method.params.map((param) => readParam(resolver, resolver.resolve<ContentDescriptor>(param)))
  return {
    ...commonOf(functionNameOf(method.name, document.info["x-namespace"]), method),
    method: method.name,
    path: pathOf(method.name, server),
    positional: isPositional(method),
    params,
    result: { name, ...given("description", description), schema },
    bigints: bigintsOf(resolver, method.name, schema),
    quantities: isPositional(method) ? quantitiesOf(resolver, params) : [],
    ...given("narrowing", narrowingOf(resolver, method, params, schema)),
    idempotent: method["x-idempotent"] !== false,
    examples: (method.examples ?? []).map((example) => readExample(resolver, example)),
    errors: (method.errors ?? []).map((error) => resolver.resolve<ErrorObject>(error)),
    errorExamples: Object.entries(method["x-error-examples"] ?? {}).map(([name, example]) => ({
      name,
      ...given("summary", example.summary),
      params: valuesByName(resolver, example.params ?? []),
      error: example.error,
    })),
  }
}

function isPositional(method: Method): boolean {
  if (method.paramStructure === undefined)
    throw new CodegenError(`${method.name}: has no paramStructure; by-name or by-position?`)
  return method.paramStructure === "by-position"
}

function pathOf(place: string, server: Server): string {
  if (!base.test(server.url))
    throw new CodegenError(`${place}: the server URL "${server.url}" begins with neither {nodeUrl} nor an HTTP origin`)
  return server.url.replace(base, "").replace(/^\/$/, "")
}

function variablesOf(servers: readonly Server[]): Readonly<Record<string, string>> {
  const variables: Record<string, string> = {}
  for (const server of servers)
    for (const [name, variable] of Object.entries(server.variables ?? {})) {
      const known = variables[name]
      if (known !== undefined && known !== variable.default)
        throw new CodegenError(`the server variable "${name}" has two defaults: "${known}" and "${variable.default}"`)
      variables[name] = variable.default
    }
  delete variables.nodeUrl
  return variables
}

function readParam(resolver: Resolver, param: ContentDescriptor): ParameterModel {
  return {
    name: param.name,
    required: param.required === true,
    ...given("description", param.description ?? param.summary),
    schema: param.schema,
    ...valuesOf(resolver, param),
  }
}

function readExample(resolver: Resolver, reference: ExamplePairing | Reference): RpcExampleModel {
  const example = resolver.resolve<ExamplePairing>(reference)
  return {
    name: example.name,
    ...given("summary", example.summary),
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
