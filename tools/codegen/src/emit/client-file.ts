import type { Resolver } from "../document/resolve.ts"
import type { CommonModel, RestModel, RpcModel } from "../model/model.ts"
import { docComment } from "./doc-comment.ts"
import { boundRestExample, boundRpcExample } from "./example.ts"
import { list } from "./layout.ts"
import { boundDoc } from "./operation-doc.ts"
import { fileOf, type Target } from "./target.ts"

/** One operation as the client binds it. */
interface Bound {
  readonly operation: CommonModel
  /** The type of its parameters. */
  readonly parameters: string
  readonly isOptional: boolean
}

/** What differs between the two families. */
interface Family {
  readonly options: "RestOptions" | "RpcOptions"
  readonly callOptions: "CallOptions" | "RpcCallOptions"
  /** The expression that creates the core. */
  readonly core: string
  readonly coreType: string
  /** The lines of an example that creates a client and calls an operation. */
  readonly example: readonly string[]
}

/** `client.ts` of a REST client: the bare core, and the core with every operation bound to it. */
export function restClient(resolver: Resolver, target: Target, model: RestModel): string {
  const bound = model.operations.map((operation) => ({
    operation,
    parameters: `${operation.typeName}Parameters`,
    isOptional: !operation.body?.required && operation.parameters.every((parameter) => !parameter.required),
  }))
  const defaults = model.apiKeyHeader === undefined ? "" : `, { apiKeyHeader: ${JSON.stringify(model.apiKeyHeader)} }`
  return clientFile(target, bound, {
    imports: [
      'import { type CallOptions, createRestCore, type RestCore, type RestOptions } from "@serac/rest"',
      ...importsOf(bound, ({ operation, parameters }) => [operation.name, `type ${parameters}`]),
      'import type { paths } from "./types.ts"',
    ],
    options: "RestOptions",
    callOptions: "CallOptions",
    core: `createRestCore<paths>(options${defaults})`,
    coreType: "RestCore<paths>",
    example: boundRestExample(resolver, target, model),
  })
}

/** `client.ts` of an RPC client: the bare core, and the core with every method bound to it. */
export function rpcClient(resolver: Resolver, target: Target, model: RpcModel): string {
  const bound = model.operations.map((operation) => ({
    operation,
    parameters: `${operation.typeName}Params`,
    isOptional: operation.params.every((param) => !param.required),
  }))
  const isPositional = model.operations.some((operation) => operation.positional)
  const variables = Object.entries(model.variables).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  const defaults = [
    `path: ${JSON.stringify(model.path)}`,
    ...(variables.length === 0 ? [] : [list("variables: {", variables, "}", "    ")]),
    ...(isPositional ? ["batching"] : []),
  ]
  const runtime = ["createRpcCore", "type RpcCallOptions", "type RpcCore", "type RpcOptions"]
  return clientFile(target, bound, {
    imports: [
      list("import {", isPositional ? ["batching", ...runtime] : runtime, '} from "@serac/rpc"'),
      ...importsOf(bound, ({ operation }) => [operation.name]),
      `import type { ${target.prefix}Methods } from "./methods.ts"`,
      list("import type {", bound.map(({ parameters }) => parameters).sort(), '} from "./types.ts"'),
    ],
    options: "RpcOptions",
    callOptions: "RpcCallOptions",
    core: list(`createRpcCore<${target.prefix}Methods>(options, {`, defaults, "})", "  "),
    coreType: `RpcCore<${target.prefix}Methods>`,
    example: boundRpcExample(resolver, target, model),
  })
}

function importsOf(bound: readonly Bound[], names: (bound: Bound) => readonly string[]): readonly string[] {
  return bound
    .toSorted((a, b) => (a.operation.file < b.operation.file ? -1 : 1))
    .map((one) => list("import {", names(one), `} from "./${one.operation.file}.ts"`))
}

function clientFile(
  target: Target,
  bound: readonly Bound[],
  family: Family & { readonly imports: readonly string[] },
): string {
  const { prefix } = target
  const { options, core, coreType, example } = family
  return fileOf(
    target,
    family.imports.join("\n"),
    `/** What the functions of this package take first. */\nexport type ${prefix}Core = ${coreType}`,
    clientInterface(prefix, bound, family.callOptions),
    [
      "/** A core alone: with it a bundler keeps only the operations that are imported. */",
      `export function create${prefix}Core(options: ${options}): ${prefix}Core {`,
      `  return ${core}`,
      "}",
    ].join("\n"),
    [
      ...docComment([
        "A core with every operation of this package as a method.",
        "",
        "@example",
        "```ts",
        ...example,
        "```",
      ]),
      `export function create${prefix}Client(options: ${options}): ${prefix}Client {`,
      `  const core = create${prefix}Core(options)`,
      "  return {",
      "    ...core,",
      ...bound.map(
        ({ operation: { name } }) => `    ${name}: (parameters, options) => ${name}(core, parameters, options),`,
      ),
      "  }",
      "}",
    ].join("\n"),
  )
}

function clientInterface(prefix: string, bound: readonly Bound[], callOptions: string): string {
  const members = bound.flatMap(({ operation, parameters, isOptional }) => {
    const inputs = [`parameters${isOptional ? "?" : ""}: ${parameters}`, `options?: ${callOptions}`]
    return [
      ...boundDoc(operation, "  "),
      `  ${list(`${operation.name}(`, inputs, `): ReturnType<typeof ${operation.name}>`, "  ")}`,
    ]
  })
  return [
    "/** The core with every operation as a method; the functions of this package take it as well. */",
    `export interface ${prefix}Client extends ${prefix}Core {`,
    ...members,
    "}",
  ].join("\n")
}
