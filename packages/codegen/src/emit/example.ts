import type { SubscriptionEvents } from "../document/openrpc.ts"
import type { Resolver } from "../document/resolve.ts"
import type { SchemaObject, SchemaOrReference } from "../document/schema.ts"
import type {
  CommonModel,
  IterationModel,
  ParameterModel,
  RestModel,
  RestOperationModel,
  RpcModel,
  RpcOperationModel,
} from "../model/model.ts"
import { singular } from "../model/names.ts"
import { codeWidth, wrappedList } from "./layout.ts"
import { literal } from "./literal.ts"
import type { ClientTarget } from "./target.ts"

const anyServer = "http://127.0.0.1:8080"

/** A call in an example: the values of its parameters, and the type annotations they need. */
export interface ExampleCall {
  readonly name: string
  readonly values: Readonly<Record<string, unknown>>
  readonly schema: SchemaObject
}

/** The lines of an example of a REST operation, with the specification's example values. */
export function restExample(
  resolver: Resolver,
  target: ClientTarget,
  model: RestModel,
  operation: RestOperationModel,
): readonly string[] {
  return [
    ...importsOf(target, [`create${target.prefix}Core`, operation.name]),
    ...serverLine(model),
    `const client = create${target.prefix}Core(${restOptions(model)})`,
    ...restStatement(resolver, operation, "", "client"),
  ]
}

/**
 * The lines of an example of an operation as a method of a client; by default of the first operation.
 *
 * @param values the parameters, and `body`; default: those of the specification
 */
export function boundRestExample(
  resolver: Resolver,
  target: ClientTarget,
  model: RestModel,
  operation: RestOperationModel | undefined = model.operations[0],
  values?: ExampleCall["values"],
): readonly string[] {
  return [
    ...importsOf(target, [`create${target.prefix}Client`]),
    ...serverLine(model),
    `const client = create${target.prefix}Client(${restOptions(model)})`,
    ...(operation === undefined ? [] : restStatement(resolver, operation, "client.", undefined, values)),
  ]
}

/** The lines of an example that lists the items of all pages of a method, with the required parameters of the shortest named example. */
export function iterationExample(
  resolver: Resolver,
  target: ClientTarget,
  model: RpcModel,
  operation: RpcOperationModel,
  { name, cursor }: IterationModel,
): readonly string[] {
  const required = operation.params.filter((param) => param.required)
  const sizeOf = (values: ExampleCall["values"]) => JSON.stringify(values).length
  const [values] = operation.examples
    .filter(({ params }) => required.every((param) => param.name in params))
    .map(({ params }) => Object.fromEntries(required.map((param) => [param.name, params[param.name]])))
    .sort((one, other) => sizeOf(one) - sizeOf(other))
  const call = { ...rpcCall(resolver, operation, values ?? requiredValues(resolver, operation.params)), name }
  return [
    ...importsOf(target, [`create${target.prefix}Core`, name]),
    `const client = create${target.prefix}Core(${rpcOptions(model)})`,
    ...iterationLines(resolver, call, singular(cursor.items), "", "client"),
  ]
}

/** The lines of an example that reads the first event of a subscription. */
export function subscriptionExample(
  target: ClientTarget,
  model: RpcModel,
  name: string,
  parameter: string,
  { value, with: given = {} }: SubscriptionEvents,
): readonly string[] {
  const fixed = Object.entries(given).filter(([, what]) => what === true)
  const parameters = [[parameter, value] as const, ...fixed].map(([key, one]) => `${key}: ${JSON.stringify(one)}`)
  return [
    ...importsOf(target, [`create${target.prefix}Core`, name]),
    `const client = create${target.prefix}Core(${rpcOptions(model)})`,
    `for await (const event of ${name}(client, { ${parameters.join(", ")} })) console.log(event)`,
  ]
}

/** The lines of an example of an RPC method, from its first named example. */
export function rpcExample(
  resolver: Resolver,
  target: ClientTarget,
  model: RpcModel,
  operation: RpcOperationModel,
): readonly string[] {
  return [
    ...importsOf(target, [`create${target.prefix}Core`, operation.name]),
    `const client = create${target.prefix}Core(${rpcOptions(model)})`,
    ...exampleCall(resolver, rpcCall(resolver, operation), "const result = await ", "client").split("\n"),
  ]
}

/**
 * The lines of an example of an RPC method as a member of a client; by default of the first method.
 *
 * @param values the parameters by name; default: those of the specification
 */
export function boundRpcExample(
  resolver: Resolver,
  target: ClientTarget,
  model: RpcModel,
  operation: RpcOperationModel | undefined = model.operations[0],
  values?: ExampleCall["values"],
): readonly string[] {
  return [
    ...importsOf(target, [`create${target.prefix}Client`]),
    `const client = create${target.prefix}Client(${rpcOptions(model)})`,
    ...(operation === undefined
      ? []
      : exampleCall(
          resolver,
          boundCall("client.", operation, rpcCall(resolver, operation, values)),
          "const result = await client.",
        ).split("\n")),
  ]
}

/** A comment line with the server that must be running, if the document has a single-line description of it. */
function serverLine({ serverDescription = "" }: RestModel): readonly string[] {
  const line = `// ${serverDescription.trim().replace(/\s+/g, " ")}`
  return line === "// " || line.length > codeWidth ? [] : [line]
}

function restOptions({ serverUrl }: RestModel): string {
  return `{ baseUrl: ${JSON.stringify(serverUrl ?? anyServer)} }`
}

function rpcOptions({ serverUrl }: RpcModel): string {
  return `{ baseUrl: ${JSON.stringify(serverUrl ?? anyServer)} }`
}

/** @param values the parameters, and `body`; default: those of the specification */
export function restCall(
  resolver: Resolver,
  operation: RestOperationModel,
  values = restValues(resolver, operation),
): ExampleCall {
  const { name, parameters, body } = operation
  const properties = schemasOf(parameters)
  return {
    name,
    values,
    schema: { properties: body === undefined ? properties : { ...properties, body: body.schema } },
  }
}

function restValues(resolver: Resolver, { parameters, body }: RestOperationModel): ExampleCall["values"] {
  const values = requiredValues(resolver, parameters)
  const example = body && Object.values(body.examples)[0]
  return example === undefined ? values : { ...values, body: example }
}

/** @param given the parameters by name; default: those of the specification */
export function rpcCall(
  resolver: Resolver,
  { name, params, examples }: RpcOperationModel,
  given?: ExampleCall["values"],
): ExampleCall {
  const values = given ?? examples[0]?.params ?? requiredValues(resolver, params)
  return { name, values, schema: { properties: schemasOf(params) } }
}

function restStatement(
  resolver: Resolver,
  operation: RestOperationModel,
  owner: "" | "client.",
  client?: string,
  values?: ExampleCall["values"],
): readonly string[] {
  const call = boundCall(owner, operation, restCall(resolver, operation, values))
  const isStream = operation.stream !== undefined && operation.stream.flag === undefined
  if (operation.items === undefined && operation.event === undefined && !isStream) {
    const hasResult = operation.responses.some((response) => response.isResult && response.schema !== undefined)
    return exampleCall(resolver, call, `${hasResult ? "const result = " : ""}await ${owner}`, client).split("\n")
  }
  const item =
    operation.items === undefined ? (isStream ? "value" : "event") : singular(operation.items.split("/").at(-1) ?? "")
  return iterationLines(resolver, call, item, owner, client)
}

/** A call with the name that a client has for it, if it is a client's. */
function boundCall(owner: "" | "client.", { group }: CommonModel, call: ExampleCall): ExampleCall {
  return owner === "" || group === undefined ? call : { ...call, name: `${group.name}.${group.member}` }
}

function iterationLines(
  resolver: Resolver,
  call: ExampleCall,
  item: string,
  owner: "" | "client.",
  client?: string,
): readonly string[] {
  const loop = `${exampleCall(resolver, call, `for await (const ${item} of ${owner}`, client)})`
  const body = `console.log(${item})`
  const fits = loop.length + 1 + body.length <= codeWidth && !loop.includes("\n")
  return fits ? [`${loop} ${body}`] : [...loop.split("\n"), `  ${body}`]
}

function importsOf(target: ClientTarget, names: readonly string[]): readonly string[] {
  return [
    ...wrappedList("import {", [...names].sort(), `} from ${JSON.stringify(target.packageName)}`, "", codeWidth).split(
      "\n",
    ),
    "",
  ]
}

/** A call preceded by `before` on its first line. */
function exampleCall(
  resolver: Resolver,
  { name, values, schema }: ExampleCall,
  before: string,
  client?: string,
): string {
  const first = client === undefined ? [] : [client]
  if (Object.keys(values).length === 0) return `${before}${name}(${first.join("")})`
  const open = `${before}${name}(${first.map((argument) => `${argument}, `).join("")}`
  const close = ")"
  return `${open}${literal(resolver, values, schema, "", open + close)}${close}`
}

function requiredValues(resolver: Resolver, parameters: readonly ParameterModel[]): Readonly<Record<string, unknown>> {
  const required = parameters.filter((parameter) => parameter.required)
  return Object.fromEntries(required.map((parameter) => [parameter.name, exampleSource(resolver, parameter)]))
}

function schemasOf(parameters: readonly ParameterModel[]): Readonly<Record<string, SchemaOrReference>> {
  return Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema]))
}

/** The example of a parameter, or any value of its type if the specification has no example. */
function exampleSource(resolver: Resolver, parameter: ParameterModel): unknown {
  const schema = resolver.resolve<SchemaObject>(parameter.schema)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  const anyOfType: Readonly<Record<string, unknown>> = { integer: 1, number: 1, boolean: true, array: [], object: {} }
  return parameter.example ?? parameter.default ?? anyOfType[type ?? ""] ?? "..."
}
