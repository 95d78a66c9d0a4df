import { unservedNote } from "../docs/unserved.ts"
import type { Resolver } from "../document/resolve.ts"
import { type ExampleCall, rpcCall } from "../emit/example.ts"
import type { RpcOperationModel } from "../model/model.ts"
import type { Sample } from "./sample.ts"

/**
 * The request of a JSON-RPC method: a POST with the parameters of its first example, by name or by position.
 *
 * @param given the parameters by name, replacing those of the example
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

/** The positional parameters up to the last given one; omitted ones in between are null. */
function positionalValues(names: readonly string[], values: Readonly<Record<string, unknown>>): readonly unknown[] {
  const last = names.findLastIndex((name) => name in values)
  return names.slice(0, last + 1).map((name) => values[name] ?? null)
}

/** The group that a method is listed in: its first tag, or the prefix of its name, as in `avm methods`. */
export function groupOf({ method, tag }: RpcOperationModel): string {
  return tag ?? `${method.split(/[._/]/)[0]} methods`
}
