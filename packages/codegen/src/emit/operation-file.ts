import type { Resolver } from "../document/resolve.ts"
import type { RestModel, RestOperationModel, RpcModel, RpcOperationModel, StreamModel } from "../model/model.ts"
import { renamedIn } from "../model/parameter-names.ts"
import { docComment } from "./doc-comment.ts"
import { formerExports } from "./former-name.ts"
import { wrappedList } from "./layout.ts"
import { propertyKey } from "./literal.ts"
import { restDoc, rpcDoc } from "./operation-doc.ts"
import { restSignature, rpcSignature, type Signature } from "./signature.ts"
import { type ClientTarget, fileText } from "./target.ts"

/** The file of one REST operation: its types and its function. */
export function restOperationFile(
  resolver: Resolver,
  target: ClientTarget,
  model: RestModel,
  operation: RestOperationModel,
): string {
  const { name, typeName, items, event, stream, responses } = operation
  const isPages = items !== undefined
  const data = responses.filter(({ status, isResult }) => isResult && (status < 200 || status > 299))
  const shape = [`operations[${JSON.stringify(name)}]`, data.map(({ status }) => status).join(" | ")]
  const parameters = `ParametersOf<${[shape[0], ...namesType(operation)].join(", ")}>`
  const arguments_ = shape.filter((part) => part !== "").join(", ")
  const result = `${typeName}Result`
  const signature = restSignature(resolver, target, operation)
  const headers = `${typeName}Headers`
  const hasHeaders = signature.own.includes(headers)
  const runtime = [
    "CallOptions",
    "ErrorOf",
    "Events",
    ...(hasHeaders ? ["HeadersOf"] : []),
    "ItemOf",
    "Pages",
    "ParametersOf",
    "ResponsePromise",
    "RestCore",
    "ResultOf",
    "Stream",
    ...(stream?.flag ? ["StreamedOf"] : []),
  ]
  const answers = ["Events", "ItemOf", "Pages", "ResponsePromise", "Stream"]
  return fileText(
    target,
    imports(
      runtime.filter((type) => !answers.includes(type) || signature.answer.includes(`${type}<`)),
      "@serac/client/rest",
      name,
      [...signature.types, "operations"],
      event ? "createEvents" : stream && "createStream",
    ),
    `/** Parameters of {@link ${name}}. */\nexport type ${typeName}Parameters = ${parameters}`,
    `/** ${isPages ? "One page" : event ? "The text" : stream && !stream.flag ? "One value" : "Result"} of {@link ${name}}. */\nexport type ${result} = ResultOf<${arguments_}>`,
    stream?.flag
      ? `/** One value of the stream of {@link ${name}}. */\nexport type ${typeName}StreamItem = StreamedOf<${shape[0]}>`
      : "",
    hasHeaders
      ? `/** The headers of a result of {@link ${name}}. */\nexport type ${headers} = HeadersOf<${arguments_}>`
      : "",
    errorType(name, typeName, `ErrorOf<${arguments_}>`),
    functionOf(
      signature,
      "RestCore",
      "CallOptions",
      isPages ? "client.pages(" : event ? "createEvents(client, " : stream ? "createStream(client, " : "client.call(",
      docComment(restDoc(resolver, target, model, operation, "function")),
      stream?.flag && flagTest(stream.flag, signature),
    ),
    ...formerExports(
      operation,
      ["Parameters", "Result", ...(hasHeaders ? ["Headers"] : []), "Error"],
      resolver.schemaNames,
    ),
  )
}

/** The file of one RPC method: the type of its errors and its function; its other types are in `types.ts`. */
export function rpcOperationFile(
  resolver: Resolver,
  target: ClientTarget,
  model: RpcModel,
  operation: RpcOperationModel,
): string {
  const { name, typeName, errors } = operation
  const signature = rpcSignature(operation)
  const codes = [...new Set(errors.map(({ code }) => code))].sort((a, b) => a - b)
  return fileText(
    target,
    imports(["RpcCallOptions", "RpcCore", "RpcErrorOf"], "@serac/client/rpc", name, signature.types),
    errorType(name, typeName, codes.length === 0 ? "RpcErrorOf" : `RpcErrorOf<${codes.join(" | ")}>`),
    functionOf(
      signature,
      'Pick<RpcCore, "call">',
      "RpcCallOptions",
      "client.call(",
      docComment(rpcDoc(resolver, target, model, operation, "function")),
    ),
    ...formerExports(operation, ["Params", "Result", "Error"], resolver.schemaNames),
  )
}

/** The type of the names in code of parameters that requests have other names for, as `{ query: { path: "pathInQuery" } }`. */
function namesType({ parameters }: RestOperationModel): readonly string[] {
  const members = (["query", "header"] as const).flatMap((place) => {
    const names = renamedIn(parameters, place).map(
      ([sentAs, name]) => `${propertyKey(sentAs)}: ${JSON.stringify(name)}`,
    )
    return names.length === 0 ? [] : [`${place}: { ${names.join(", ")} }`]
  })
  return members.length === 0 ? [] : [`{ ${members.join(", ")} }`]
}

/** Whether a request does not ask for the stream. */
function flagTest({ in: place, name, isDefault }: StreamModel["flag"] & object, { isOptional }: Signature): string {
  const holder = `parameters${isOptional ? "?" : ""}.`
  const member = propertyKey(name)
  const access = member.startsWith('"') ? `[${member}]` : member
  const flag = `${holder}${place === "body" ? `body?.${access}` : access}`
  return isDefault ? `${flag} === false` : `!${flag}`
}

function errorType(name: string, typeName: string, errors: string): string {
  return `/** Every error that a call of {@link ${name}} can throw. */\nexport type ${typeName}Error = ${errors}`
}

function imports(
  runtime: readonly string[],
  from: string,
  operation: string,
  types: readonly string[],
  maker?: string,
): string {
  return [
    maker === undefined
      ? wrappedList("import type {", runtime, `} from "${from}"`)
      : wrappedList("import {", [maker, ...runtime.map((type) => `type ${type}`)], `} from "${from}"`),
    wrappedList("import {", [`${operation} as operation`], '} from "./operations.ts"'),
    wrappedList("import type {", [...types].sort(), '} from "./types.ts"'),
  ].join("\n")
}

/** The function with its overloads. Each has the complete comment, since editors show that of the overload being called. */
function functionOf(
  { name, overloads, parameters, isOptional, answer }: Signature,
  core: string,
  options: string,
  call: string,
  doc: readonly string[],
  test?: string,
): string {
  const head = (input: string, mark: string, output: string, end: string) =>
    wrappedList(
      `export function ${name}(`,
      [`client: ${core}`, `parameters${mark}: ${input}`, `options?: ${options}`],
      `): ${output}${end}`,
    )
  const whole = (end: string) => head(parameters, isOptional ? "?" : "", answer, end)
  return [
    ...overloads.flatMap((one) => [...doc, head(one.parameters, one.isOptional ? "?" : "", one.answer, "")]),
    ...doc,
    ...(overloads.length === 0 ? [] : [whole("")]),
    whole(" {"),
    ...(test === undefined ? [] : [`  if (${test}) return client.call(operation, parameters, options)`]),
    `  return ${call}operation, parameters, options)`,
    "}",
  ].join("\n")
}
