import { batching, createRpcCore, type RpcClientSettings } from "../../src/rpc/index.ts"
import { type Behaviour, fakeNode, resultOf } from "./fake-node.ts"

export const path = "/ext/bc/C/rpc"
/** Returns each call's method and parameters as its result. */
export const byMethod = resultOf(({ method, params }) => [method, params])

/** A positional client, and the requests that it sent. */
export function client(behaviour: Behaviour = byMethod, settings: RpcClientSettings = {}) {
  const node = fakeNode(behaviour)
  const core = createRpcCore({ baseUrl: "http://node", fetch: node.fetch, ...settings }, { path, dialect: batching })
  /** The methods of each request; a batch is an array. */
  const requests = () =>
    node
      .bodies()
      .map((body) =>
        Array.isArray(body)
          ? body.map((one) => (one as { method: string }).method)
          : (body as { method: string }).method,
      )
  return { core, node, requests }
}
