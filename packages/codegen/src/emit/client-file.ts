import type { Resolver } from "../document/resolve.ts"
import { optionalEntry } from "../model/common.ts"
import { groupsOf } from "../model/groups.ts"
import type { RestModel, RpcModel } from "../model/model.ts"
import { upperFirst } from "../model/names.ts"
import { docComment } from "./doc-comment.ts"
import { boundRestExample, boundRpcExample, restExample, rpcExample } from "./example.ts"
import { lineWidth, wrappedList } from "./layout.ts"
import { restDoc, rpcDoc } from "./operation-doc.ts"
import { credentialTypes, functionsIn, securitySource } from "./security.ts"
import { restSignature, rpcSignature, type Signature } from "./signature.ts"
import { type ClientTarget, fileText } from "./target.ts"

/** One operation as a method of the client. */
interface Bound extends Signature {
  readonly file: string
  readonly group?: { readonly name: string; readonly member: string }
  readonly formerNames?: readonly string[]
  /** The lines of its comment. */
  readonly doc: readonly string[]
}

/** The differences between REST and RPC clients. */
interface Family {
  readonly options: string
  readonly callOptions: "CallOptions" | "RpcCallOptions"
  /** The expression that creates the core. */
  readonly core: string
  /** The statement that creates the core of the client. */
  readonly boundCore: string
  /** Code before the functions. */
  readonly preamble?: string
  /** A note on the core only. */
  readonly coreNote?: string
  readonly coreType: string
  /** The type of the client's members other than its operations. */
  readonly boundType: string
  /** The lines of an example that creates a core and calls an operation with it. */
  readonly coreExample: readonly string[]
  /** The lines of an example that creates a client and calls an operation of it. */
  readonly clientExample: readonly string[]
}

/** `client.ts` of a REST client: the bare core, and the client with a method for every operation. */
export function restClient(resolver: Resolver, target: ClientTarget, model: RestModel): string {
  const bound = model.operations.map((operation) => ({
    ...restSignature(resolver, target, operation),
    ...optionalEntry("formerNames", operation.formerNames),
    ...optionalEntry("group", operation.group),
    file: operation.file,
    doc: restDoc(resolver, target, model, operation, "method"),
  }))
  const answers = ["Events", "ItemOf", "Pages", "ResponsePromise", "Stream"].filter((type) =>
    isAnswerNamed(bound, type),
  )
  const security = securitySource(model.security)
  const types = credentialTypes(target, model.security)
  const send = sendOf(target, model)
  const members = [...(security === undefined ? [] : [`security: ${security}`]), ...(send ? [`send: ${send}`] : [])]
  const defaults = members.length === 0 ? "" : `, { ${members.join(", ")} }`
  return clientFile(target, bound, {
    imports: [
      wrappedList(
        "import {",
        [
          "createRestCore",
          ...[...functionsIn(security ?? ""), ...(send ? [send] : [])].sort(),
          ...["CallOptions", ...answers, ...secretTypes(types), "RestCore", "RestOptions"]
            .sort()
            .map((type) => `type ${type}`),
        ],
        '} from "@serac/client/rest"',
      ),
      ...importsOf(bound),
      wrappedList("import type {", boundTypes(bound, ["paths"]), '} from "./types.ts"'),
    ],
    options: types === undefined ? "RestOptions" : `${target.prefix}Options`,
    ...optionalEntry("preamble", types),
    callOptions: "CallOptions",
    core: `createRestCore<paths>(options${defaults})`,
    boundCore: `const core = create${target.prefix}Core(options)`,
    coreType: "RestCore<paths>",
    boundType: `${target.prefix}Core`,
    coreExample: model.operations.slice(0, 1).flatMap((first) => restExample(resolver, target, model, first)),
    clientExample: boundRestExample(resolver, target, model),
  })
}

/** `client.ts` of an RPC client: the bare core, and the client with a member for every RPC method. */
export function rpcClient(resolver: Resolver, target: ClientTarget, model: RpcModel): string {
  const bound = model.operations.map((operation) => ({
    ...rpcSignature(operation),
    ...optionalEntry("formerNames", operation.formerNames),
    ...optionalEntry("group", operation.group),
    file: operation.file,
    doc: rpcDoc(resolver, target, model, operation, "method"),
  }))
  const isPositional = model.operations.some((operation) => operation.positional)
  const variables = Object.entries(model.variables).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  const defaults = [
    `path: ${JSON.stringify(model.path)}`,
    ...(variables.length === 0 ? [] : [wrappedList("variables: {", variables, "}", "  ")]),
    ...(isPositional ? ["dialect: positional"] : []),
  ]
  const types = ["type RpcCallOptions", "type RpcCore", "type RpcDefaults", "type RpcOptions"]
  const methods = `${target.prefix}Methods`
  const options = isPositional ? "{ ...options, dialect: options.dialect ?? batching }" : "options"
  return clientFile(target, bound, {
    imports: [
      wrappedList(
        "import {",
        isPositional ? ["batching", "createRpcCore", "positional", ...types] : ["createRpcCore", ...types],
        '} from "@serac/client/rpc"',
      ),
      ...importsOf(bound, [
        `import type { ${methods} } from "./methods.ts"`,
        'import * as operations from "./operations.ts"',
      ]),
      wrappedList("import type {", boundTypes(bound), '} from "./types.ts"'),
    ],
    options: "RpcOptions",
    callOptions: "RpcCallOptions",
    preamble: wrappedList("const defaults: RpcDefaults = {", defaults, "}"),
    core: "createRpcCore(options, defaults)",
    boundCore: wrappedList(
      `const core = createRpcCore<${methods}>(`,
      [options, "{ ...defaults, operations }"],
      ")",
      "  ",
    ),
    ...(isPositional && { coreNote: "It sends each call by itself, unless its options say `dialect: batching`." }),
    coreType: "RpcCore",
    boundType: `RpcCore<${target.prefix}Methods>`,
    coreExample: model.operations.slice(0, 1).flatMap((first) => rpcExample(resolver, target, model, first)),
    clientExample: boundRpcExample(resolver, target, model),
  })
}

/** The runtime's function that sends requests, if it is not the plain one. */
function sendOf({ followsRedirects }: ClientTarget, { security }: RestModel): string | undefined {
  const keys = security?.kind === "schemes" ? Object.values(security.schemes) : []
  if (keys.some(({ kind }) => kind === "token")) return "sendRenewing"
  return followsRedirects ? "sendFollowing" : undefined
}

/** The runtime's types that the types of credentials use. */
function secretTypes(types: string | undefined): readonly string[] {
  if (types === undefined) return []
  return types.includes("| OAuthClient") ? ["OAuthClient", "Secret"] : ["Secret"]
}

function importsOf(bound: readonly Bound[], others: readonly string[] = []): readonly string[] {
  const from = (statement: string) => statement.slice(statement.lastIndexOf('"./'), -'.ts"'.length)
  const functions = bound.map(({ name, own, file }) =>
    wrappedList("import {", [name, ...own.map((type) => `type ${type}`)], `} from "./${file}.ts"`),
  )
  return [...functions, ...others].sort((a, b) => (from(a) < from(b) ? -1 : 1))
}

function boundTypes(bound: readonly Bound[], others: readonly string[] = []): readonly string[] {
  return [...new Set([...bound.flatMap(({ types }) => types), ...others])].sort()
}

function isAnswerNamed(bound: readonly Bound[], type: string): boolean {
  return bound.some(({ answer }) => answer.includes(`${type}<`))
}

function clientFile(
  target: ClientTarget,
  bound: readonly Bound[],
  family: Family & { readonly imports: readonly string[] },
): string {
  const { prefix } = target
  const { options, core, coreType, boundType, preamble } = family
  const groups = [...groupsOf(bound)]
  return fileText(
    target,
    family.imports.join("\n"),
    `/** The first argument of every function of this package. */\nexport type ${prefix}Core = ${coreType}`,
    clientInterface(prefix, boundType, bound, family.callOptions),
    ...groups.map(([group, members]) => groupInterface(target, group, members, family.callOptions)),
    ...(preamble === undefined ? [] : [preamble]),
    [
      ...documented(
        ["Creates a bare core: with it, a bundler keeps only the operations that are imported.", family.coreNote]
          .filter((text) => text !== undefined)
          .join(" "),
        family.coreExample,
      ),
      `export function create${prefix}Core(options: ${options}): ${prefix}Core {`,
      `  return ${core}`,
      "}",
    ].join("\n"),
    [
      ...documented("Creates a client: a core with every operation of this package as a method.", family.clientExample),
      `export function create${prefix}Client(options: ${options}): ${prefix}Client {`,
      `  ${family.boundCore}`,
      "  return {",
      "    ...core,",
      ...bound
        .filter(({ group }) => group === undefined)
        .flatMap((one) =>
          [one.name, ...(one.formerNames ?? [])].map((name) => boundMember(`${prefix}Client`, name, one, family)),
        ),
      ...groups.flatMap(([group, members]) => [
        `    ${group}: {`,
        ...members
          .map((one) => boundMember(groupType(target, group), one.group?.member ?? one.name, one, family))
          .map((text) => text.replace(/^/gm, "  ")),
        "    },",
      ]),
      "  }",
      "}",
    ].join("\n"),
  )
}

function documented(text: string, example: readonly string[]): readonly string[] {
  return docComment(example.length === 0 ? [text] : [text, "", "@example", "```ts", ...example, "```"])
}

/** @param as the name of the member: the operation's name, one in its group, or a former one */
function boundMember(holder: string, as: string, one: Bound, { callOptions }: Pick<Family, "callOptions">): string {
  return one.overloads.length === 0 ? boundMethod(as, one) : overloadedMethod(holder, as, one, callOptions)
}

function boundMethod(as: string, { name }: Bound): string {
  const [head, body] = [`    ${as}: (parameters, options) =>`, `${name}(core, parameters, options),`]
  return head.length + 1 + body.length <= lineWidth ? `${head} ${body}` : `${head}\n      ${body}`
}

/** Declares the parameters of every overload explicitly, since the compiler does not infer them for a bound function. */
function overloadedMethod(
  holder: string,
  as: string,
  { name, group, parameters, isOptional }: Bound,
  options: Family["callOptions"],
): string {
  const inputs = `parameters${isOptional ? "?" : ""}: ${parameters}, options?: ${options}`
  return `    ${as}: ((${inputs}) =>\n      ${name}(core, parameters, options)) as ${holder}["${group?.member ?? name}"],`
}

function clientInterface(prefix: string, boundType: string, bound: readonly Bound[], callOptions: string): string {
  const members = bound
    .filter(({ group }) => group === undefined)
    .flatMap((one) => [
      ...methodLines(one.name, one, callOptions),
      ...(one.formerNames ?? []).flatMap((former) => [
        `  /** @deprecated Renamed to {@link ${prefix}Client.${one.name}}. */`,
        `  ${former}: ${prefix}Client["${one.name}"]`,
      ]),
    ])
  const groups = new Set(bound.flatMap(({ group }) => group?.name ?? []))
  return [
    "/** The core with every operation as a method; the functions of this package take it as well. */",
    `export interface ${prefix}Client extends ${boundType} {`,
    ...members,
    ...[...groups].map((name) => `  readonly ${name}: ${groupType({ prefix }, name)}`),
    "}",
  ].join("\n")
}

/** The type of a group of a client: `BoxFiles`. */
export function groupType({ prefix }: Pick<ClientTarget, "prefix">, group: string): string {
  return prefix + upperFirst(group)
}

function groupInterface(target: ClientTarget, group: string, members: readonly Bound[], callOptions: string): string {
  return [
    `/** The operations of {@link ${target.prefix}Client.${group}}. */`,
    `export interface ${groupType(target, group)} {`,
    ...members.flatMap((one) => methodLines(one.group?.member ?? one.name, one, callOptions)),
    "}",
  ].join("\n")
}

/** The signatures of a method, each with its comment. */
function methodLines(as: string, one: Bound, callOptions: string): readonly string[] {
  const { overloads, parameters, isOptional, answer, doc } = one
  const ways = [
    ...overloads.map((way) => ({ ...way, mark: way.isOptional ? "?" : "" })),
    { parameters, answer, mark: isOptional ? "?" : "" },
  ]
  return ways.flatMap((way) => {
    const inputs = [`parameters${way.mark}: ${way.parameters}`, `options?: ${callOptions}`]
    return [...docComment(doc, "  "), `  ${wrappedList(`${as}(`, inputs, `): ${way.answer}`, "  ")}`]
  })
}
