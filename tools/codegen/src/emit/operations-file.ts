import type { RestModel, RestOperationModel, RpcModel, RpcOperationModel } from "../model/model.ts"
import { list } from "./layout.ts"
import { propertyKey } from "./literal.ts"
import { fileOf, type Target } from "./target.ts"

/** `operations.ts`: what the runtime must know of each REST operation. */
export function restOperations(target: Target, model: RestModel): string {
  return fileOf(
    target,
    'import type { RestOperation } from "@serac/rest"',
    ...model.operations.map((operation) => constant(operation.name, "RestOperation", restMembers(operation))),
  )
}

/** `operations.ts`: what the runtime must know of each RPC method. */
export function rpcOperations(target: Target, model: RpcModel): string {
  return fileOf(
    target,
    'import type { RpcOperation } from "@serac/rpc"',
    ...model.operations.map((operation) => constant(operation.name, "RpcOperation", rpcMembers(operation))),
  )
}

function restMembers(operation: RestOperationModel): readonly string[] {
  const namesIn = (place: string) =>
    operation.parameters.filter((parameter) => parameter.in === place).map((parameter) => parameter.name)
  const styles = operation.parameters.flatMap(({ name, style }) =>
    style === undefined ? [] : [`${propertyKey(name)}: ${JSON.stringify(style)}`],
  )
  const data = operation.responses.filter(({ status, isResult }) => isResult && (status < 200 || status > 299))
  return [
    `id: ${JSON.stringify(operation.id)}`,
    `method: ${JSON.stringify(operation.method)}`,
    `path: ${JSON.stringify(operation.path)}`,
    ...strings("query", namesIn("query")),
    ...strings("header", namesIn("header")),
    ...(styles.length === 0 ? [] : [list("styles: {", styles, "}", "  ")]),
    ...(operation.items === undefined ? [] : [`items: ${JSON.stringify(operation.items)}`]),
    ...(operation.restarts === undefined ? [] : [`restarts: ${JSON.stringify(operation.restarts)}`]),
    ...(data.length === 0 ? [] : [`data: [${data.map((response) => response.status).join(", ")}]`]),
  ]
}

function rpcMembers(operation: RpcOperationModel): readonly string[] {
  const positions = operation.params.map((param) => JSON.stringify(param.name))
  return [
    `method: ${JSON.stringify(operation.method)}`,
    `path: ${JSON.stringify(operation.path)}`,
    ...(operation.positional ? [list("positions: [", positions, "]", "  ")] : []),
    ...strings("bigints", operation.bigints),
    ...(operation.quantities.length === 0 ? [] : [`quantities: [${operation.quantities.join(", ")}]`]),
    ...(operation.idempotent ? [] : ["idempotent: false"]),
  ]
}

function strings(key: string, values: readonly string[]): readonly string[] {
  if (values.length === 0) return []
  return [
    list(
      `${key}: [`,
      values.map((value) => JSON.stringify(value)),
      "]",
      "  ",
    ),
  ]
}

function constant(name: string, type: string, members: readonly string[]): string {
  return list(`export const ${name}: ${type} = {`, members, "}")
}
