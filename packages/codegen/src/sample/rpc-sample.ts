import { unservedNote } from "../docs/unserved.ts"
import type { Resolver } from "../document/resolve.ts"
import { type ExampleCall, rpcCall } from "../emit/example.ts"
import type { RpcOperationModel } from "../model/model.ts"
import type { Sample } from "./sample.ts"

/**
 * The request of a JSON-RPC method: a POST with the parameters of its first example, by name or in their order.
 *
 * @param given the parameters by their names, in the place of the example's
 */
export function rpcSample(resolver: Resolver, operation: RpcOperationModel, given?: ExampleCall["values"]): Sample {
  const { name, method, summary, description, path, positional, params } = operation
  const { values } = rpcCall(resolver, operation, given)
  const request = {
    jsonrpc: "2.0",
    id: 1,
    method,
    params: positional
      ? positionalValues(
          params.map((param) => param.name),
          values,
        )
      : values,
  }
  return {
    name,
    description: [description ?? summary ?? "", ...unservedNote(operation)].join("\n\n"),
    group: groupOf(operation),
    method: "POST",
    path: path === "" ? "/" : path,
    pathValues: [],
    query: [],
    headers: [{ name: "content-type", value: "application/json", isOn: true }],
    body: JSON.stringify(request, null, 2),
  }
}

/** Positions up to the last that is given; one in between that is not is null. */
function positionalValues(names: readonly string[], values: Readonly<Record<string, unknown>>): readonly unknown[] {
  const last = names.findLastIndex((name) => name in values)
  return names.slice(0, last + 1).map((name) => values[name] ?? null)
}

/** What a method is listed under: its first tag, or the `avm methods` by what stands before the first separator of the name. */
export function groupOf({ method, tag }: RpcOperationModel): string {
  return tag ?? `${method.split(/[._/]/)[0]} methods`
}
