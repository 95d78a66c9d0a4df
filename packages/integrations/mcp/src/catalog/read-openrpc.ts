import type { RpcOperation } from "@serac/client/rpc"
import type { ApiName } from "../apis/api-name.ts"
import { arrayOrEmpty, type DocumentJson, resolveReference } from "./document.ts"
import type { RpcEntry } from "./operation.ts"
import { operationParameter } from "./read-openapi.ts"

/** Methods that change no state but are not plain reads: a node signs with its own keys. */
const signingMethods = new Set(["eth_sign", "eth_signTransaction"])

/**
 * The methods of an OpenRPC document that have a descriptor in the client package, in the order of the document, without
 * their former names.
 */
export function readOpenRpc(
  api: ApiName,
  document: DocumentJson,
  descriptors: Readonly<Record<string, RpcOperation>>,
): readonly RpcEntry[] {
  const methods = new Map(
    arrayOrEmpty(document.methods)
      .map((method) => resolveReference(document, method))
      .map((method) => [method.name, method]),
  )
  const places = [...methods.keys()]
  const placeOf = ({ method }: RpcOperation) => places.indexOf(method)
  // A module lists its exports in alphabetical order, so they are sorted by their position in the document.
  const inOrder = Object.entries(descriptors).sort(([, one], [, other]) => placeOf(one) - placeOf(other))
  return inOrder.flatMap(([name, descriptor]): readonly RpcEntry[] => {
    const method = methods.get(descriptor.method) ?? {}
    const formerNames = arrayOrEmpty(method["x-former-functions"]).map(String)
    if (formerNames.includes(name)) return []
    const refusal = refusalOf(descriptor)
    const text = String(method.description ?? method.summary ?? "")
    return [
      {
        kind: "rpc",
        api,
        name,
        wireName: descriptor.method,
        ...(formerNames.length > 0 && { formerNames }),
        summary: method["x-unserved"] === true ? `${text} Not served by any node today.` : text,
        tags: [descriptor.method.split(/[._/]/)[0] ?? ""],
        isDeprecated: method.deprecated === true,
        parameters: arrayOrEmpty(method.params).map((parameter) =>
          operationParameter(document, resolveReference(document, parameter)),
        ),
        descriptor,
        ...(refusal !== undefined && { refusal }),
      },
    ]
  })
}

function refusalOf({ method, idempotent }: RpcOperation): string | undefined {
  if (signingMethods.has(method)) return "the node would sign with a key of its own"
  return idempotent === false
    ? "it may change something: its document says that calling twice is not the same"
    : undefined
}
