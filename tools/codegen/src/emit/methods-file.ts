import type { RpcModel, RpcOperationModel } from "../model/model.ts"
import { lineWidth, list } from "./layout.ts"
import { propertyKey } from "./literal.ts"
import { fileOf, type Target } from "./target.ts"

/** `methods.ts`: the parameters and the result of each method under its RPC name, for a typed `request`. */
export function rpcMethods(target: Target, model: RpcModel): string {
  const types = model.operations.flatMap(({ typeName, params, positional }) =>
    positional && params.length === 0 ? [`${typeName}Result`] : [`${typeName}Params`, `${typeName}Result`],
  )
  return fileOf(
    target,
    list("import type {", [...types].sort(), '} from "./types.ts"'),
    [
      "/** What `request` takes and gives, by method. */",
      `export interface ${target.prefix}Methods {`,
      ...model.operations.map((operation) => `  ${member(operation)}`),
      "}",
    ].join("\n"),
  )
}

function member(operation: RpcOperationModel): string {
  const { method, typeName, positional } = operation
  const parameters = positional ? tuple(operation) : `${typeName}Params`
  const line = `${propertyKey(method)}: { parameters: ${parameters}; result: ${typeName}Result }`
  if (line.length + 2 <= lineWidth && !line.includes("\n")) return line
  return `${propertyKey(method)}: {\n    parameters: ${parameters}\n    result: ${typeName}Result\n  }`
}

function tuple({ typeName, params }: RpcOperationModel): string {
  const elements = params.map(({ name, required }) =>
    required
      ? `${name}: ${typeName}Params[${JSON.stringify(name)}]`
      : `${name}?: Required<${typeName}Params>[${JSON.stringify(name)}]`,
  )
  return list("readonly [", elements, "]", "    ")
}
