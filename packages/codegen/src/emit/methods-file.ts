import type { RpcModel, RpcOperationModel } from "../model/model.ts"
import { freeNames, functionNameOfId } from "../model/names.ts"
import { lineWidth, wrappedList } from "./layout.ts"
import { propertyKey } from "./literal.ts"
import { type ClientTarget, fileText } from "./target.ts"

/** `methods.ts`: the parameter and result types of each method under its RPC name, for a typed `request`. */
export function rpcMethods(target: ClientTarget, model: RpcModel): string {
  const types = model.operations.flatMap(({ typeName, params }) =>
    params.length === 0 ? [`${typeName}Result`] : [`${typeName}Params`, `${typeName}Result`],
  )
  return fileText(
    target,
    wrappedList("import type {", [...types].sort(), '} from "./types.ts"'),
    [
      "/** What `request` takes and gives, by method. */",
      `export interface ${target.prefix}Methods {`,
      ...model.operations.map((operation) => `  ${methodMember(operation)}`),
      "}",
    ].join("\n"),
  )
}

function methodMember(operation: RpcOperationModel): string {
  const { method, typeName, positional } = operation
  const parameters = positional ? tuple(operation) : namedParameter(operation)
  const line = `${propertyKey(method)}: { ${parameters}; result: ${typeName}Result }`
  if (line.length + 2 <= lineWidth && !line.includes("\n")) return line
  return `${propertyKey(method)}: {\n    ${parameters}\n    result: ${typeName}Result\n  }`
}

/** Makes the argument optional if the method has no parameters, which an object type without members would not do. */
function namedParameter({ typeName, params }: RpcOperationModel): string {
  return `parameters: ${params.length === 0 ? "object" : `${typeName}Params`}`
}

/** The label of a tuple element: the parameter's name as an identifier. */
function labelOf(name: string, index: number): string {
  return freeNames(functionNameOfId(name) || `parameter${index + 1}`).name
}

function tuple({ typeName, params }: RpcOperationModel): string {
  // A tuple cannot have an optional element before a required one.
  const last = params.findLastIndex(({ required }) => required)
  const elements = params.map(({ name, required }, index) => {
    const label = labelOf(name, index)
    if (required) return `${label}: ${typeName}Params[${JSON.stringify(name)}]`
    const type = `Required<${typeName}Params>[${JSON.stringify(name)}]`
    return index < last ? `${label}: ${type} | null | undefined` : `${label}?: ${type}`
  })
  return wrappedList("parameters: readonly [", elements, "]", "    ")
}
