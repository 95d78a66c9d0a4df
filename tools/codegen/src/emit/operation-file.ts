import type { Resolver } from "../document/resolve.ts"
import type { RestModel, RestOperationModel, RpcModel, RpcOperationModel } from "../model/model.ts"
import { list } from "./layout.ts"
import { restDoc, rpcDoc } from "./operation-doc.ts"
import { fileOf, type Target } from "./target.ts"

/** The file of one REST operation: its types and its function. */
export function restOperationFile(
  resolver: Resolver,
  target: Target,
  model: RestModel,
  operation: RestOperationModel,
): string {
  const { id, name, typeName, items, responses } = operation
  const isPages = items !== undefined
  const runtime = isPages
    ? ["CallOptions", "ErrorOf", "ItemOf", "Pages", "ParametersOf", "RestCore", "ResultOf"]
    : ["CallOptions", "ErrorOf", "ParametersOf", "ResponsePromise", "RestCore", "ResultOf"]
  const data = responses.filter(({ status, isResult }) => isResult && (status < 200 || status > 299))
  const shape = [`operations[${JSON.stringify(id)}]`, data.map(({ status }) => status).join(" | ")]
  const parameters = `ParametersOf<${shape[0]}>`
  const arguments_ = shape.filter((part) => part !== "").join(", ")
  const result = `${typeName}Result`
  const answer = isPages
    ? `Pages<${result}, ItemOf<${result}, ${JSON.stringify(items)}>, ${typeName}Error>`
    : `ResponsePromise<${result}, ${typeName}Error>`
  const isOptional = !operation.body?.required && operation.parameters.every((parameter) => !parameter.required)
  return fileOf(
    target,
    imports(runtime, "@serac/rest", name, ["operations"]),
    `/** Parameters of {@link ${name}}. */\nexport type ${typeName}Parameters = ${parameters}`,
    `/** ${isPages ? "One page" : "Result"} of {@link ${name}}. */\nexport type ${result} = ResultOf<${arguments_}>`,
    `/** Every error that a call of {@link ${name}} can end in. */\nexport type ${typeName}Error = ErrorOf<${arguments_}>`,
    [
      restDoc(resolver, target, model, operation),
      ...method(
        name,
        "RestCore",
        `${typeName}Parameters`,
        isOptional,
        "CallOptions",
        answer,
        isPages ? "pages" : "call",
      ),
    ].join("\n"),
  )
}

/** The file of one RPC method: its function; its types stand in `types.ts`. */
export function rpcOperationFile(
  resolver: Resolver,
  target: Target,
  model: RpcModel,
  operation: RpcOperationModel,
): string {
  const { name, typeName, params } = operation
  const types = [`${typeName}Params`, `${typeName}Result`] as const
  const isOptional = params.every((param) => !param.required)
  return fileOf(
    target,
    imports(["RpcCallOptions", "RpcCore"], "@serac/rpc", name, types),
    [
      rpcDoc(resolver, target, model, operation),
      ...method(name, 'Pick<RpcCore, "call">', types[0], isOptional, "RpcCallOptions", `Promise<${types[1]}>`, "call"),
    ].join("\n"),
  )
}

function imports(runtime: readonly string[], from: string, operation: string, types: readonly string[]): string {
  return [
    list("import type {", runtime, `} from "${from}"`),
    list("import {", [`${operation} as operation`], '} from "./operations.ts"'),
    list("import type {", types, '} from "./types.ts"'),
  ].join("\n")
}

function method(
  name: string,
  core: string,
  parameters: string,
  isOptional: boolean,
  options: string,
  answer: string,
  member: "call" | "pages",
): readonly string[] {
  const inputs = [`client: ${core}`, `parameters${isOptional ? "?" : ""}: ${parameters}`, `options?: ${options}`]
  return [
    list(`export function ${name}(`, inputs, `): ${answer} {`),
    `  return client.${member}(operation, parameters, options)`,
    "}",
  ]
}
