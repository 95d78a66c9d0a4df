import type { Resolver } from "../document/resolve.ts"
import type { CommonModel, RestModel, RpcModel } from "../model/model.ts"
import { docComment } from "./doc-comment.ts"
import { boundRestExample, boundRpcExample, restExample, rpcExample } from "./example.ts"
import { lineWidth, list } from "./layout.ts"
import { literal } from "./literal.ts"
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
  /** The options that the client gives to its core. */
  readonly coreOptions: string
  /** What is special to the core alone. */
  readonly coreNote?: string
  readonly coreType: string
  /** What a client is besides its operations. */
  readonly boundType: string
  /** The expression that makes it from the core. */
  readonly bind: string
  /** The lines of an example that creates a core and calls an operation with it. */
  readonly coreExample: readonly string[]
  /** The lines of an example that creates a client and calls an operation of it. */
  readonly clientExample: readonly string[]
}

/** `client.ts` of a REST client: the bare core, and the core with every operation bound to it. */
export function restClient(resolver: Resolver, target: Target, model: RestModel): string {
  const bound = model.operations.map((operation) => ({
    operation,
    parameters: `${operation.typeName}Parameters`,
    isOptional: !operation.body?.required && operation.parameters.every((parameter) => !parameter.required),
  }))
  const { security } = model
  const defaults = security === undefined ? "" : `, { security: ${literal(resolver, security, undefined)} }`
  return clientFile(target, bound, {
    imports: [
      'import { type CallOptions, createRestCore, type RestCore, type RestOptions } from "@serac/rest"',
      ...importsOf(bound, ({ operation, parameters }) => [operation.name, `type ${parameters}`]),
      'import type { paths } from "./types.ts"',
    ],
    options: "RestOptions",
    callOptions: "CallOptions",
    core: `createRestCore<paths>(options${defaults})`,
    coreOptions: "options",
    coreType: "RestCore<paths>",
    boundType: `${target.prefix}Core`,
    bind: "core",
    coreExample: model.operations.slice(0, 1).flatMap((first) => restExample(resolver, target, model, first)),
    clientExample: boundRestExample(resolver, target, model),
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
    ...(isPositional ? ["dialect: positional"] : []),
  ]
  const types = ["type RpcCallOptions", "type RpcCore", "type RpcOptions"]
  return clientFile(target, bound, {
    imports: [
      list(
        "import {",
        isPositional ? ["batching", "createRpcCore", "positional", ...types] : ["createRpcCore", ...types],
        '} from "@serac/rpc"',
      ),
      ...importsOf(bound, ({ operation }) => [operation.name], [
        `import type { ${target.prefix}Methods } from "./methods.ts"`,
        'import { describeMethods } from "./request.ts"',
      ]),
      list("import type {", bound.map(({ parameters }) => parameters).sort(), '} from "./types.ts"'),
    ],
    options: "RpcOptions",
    callOptions: "RpcCallOptions",
    core: list("createRpcCore(options, {", defaults, "})", "  "),
    coreOptions: isPositional ? "{ dialect: batching, ...options }" : "options",
    ...(isPositional && { coreNote: "It sends each call by itself, unless its options say `dialect: batching`." }),
    coreType: "RpcCore",
    boundType: `RpcCore<${target.prefix}Methods>`,
    bind: "describeMethods(core)",
    coreExample: model.operations.slice(0, 1).flatMap((first) => rpcExample(resolver, target, model, first)),
    clientExample: boundRpcExample(resolver, target, model),
  })
}

function importsOf(
  bound: readonly Bound[],
  names: (bound: Bound) => readonly string[],
  others: readonly string[] = [],
): readonly string[] {
  const from = (statement: string) => statement.slice(statement.lastIndexOf('"./'), -'.ts"'.length)
  return [...bound.map((one) => list("import {", names(one), `} from "./${one.operation.file}.ts"`)), ...others].sort(
    (a, b) => (from(a) < from(b) ? -1 : 1),
  )
}

function clientFile(
  target: Target,
  bound: readonly Bound[],
  family: Family & { readonly imports: readonly string[] },
): string {
  const { prefix } = target
  const { options, core, coreType, boundType, bind } = family
  return fileOf(
    target,
    family.imports.join("\n"),
    `/** What the functions of this package take first. */\nexport type ${prefix}Core = ${coreType}`,
    clientInterface(prefix, boundType, bound, family.callOptions),
    [
      ...documented(
        ["A core alone: with it a bundler keeps only the operations that are imported.", family.coreNote]
          .filter((text) => text !== undefined)
          .join(" "),
        family.coreExample,
      ),
      `export function create${prefix}Core(options: ${options}): ${prefix}Core {`,
      `  return ${core}`,
      "}",
    ].join("\n"),
    [
      ...documented("A core with every operation of this package as a method.", family.clientExample),
      `export function create${prefix}Client(options: ${options}): ${prefix}Client {`,
      `  const core = create${prefix}Core(${family.coreOptions})`,
      "  return {",
      `    ...${bind},`,
      ...bound.map(({ operation }) => boundMethod(operation.name)),
      "  }",
      "}",
    ].join("\n"),
  )
}

function documented(text: string, example: readonly string[]): readonly string[] {
  return docComment(example.length === 0 ? [text] : [text, "", "@example", "```ts", ...example, "```"])
}

function boundMethod(name: string): string {
  const [head, body] = [`    ${name}: (parameters, options) =>`, `${name}(core, parameters, options),`]
  return head.length + 1 + body.length <= lineWidth ? `${head} ${body}` : `${head}\n      ${body}`
}

function clientInterface(prefix: string, boundType: string, bound: readonly Bound[], callOptions: string): string {
  const members = bound.flatMap(({ operation, parameters, isOptional }) => {
    const inputs = [`parameters${isOptional ? "?" : ""}: ${parameters}`, `options?: ${callOptions}`]
    return [
      ...boundDoc(operation, "  "),
      `  ${list(`${operation.name}(`, inputs, `): ReturnType<typeof ${operation.name}>`, "  ")}`,
    ]
  })
  return [
    "/** The core with every operation as a method; the functions of this package take it as well. */",
    `export interface ${prefix}Client extends ${boundType} {`,
    ...members,
    "}",
  ].join("\n")
}
