import type { Documents } from "./apis.ts"
import { type ListenOptions, listen, type Running } from "./http/listen.ts"
import { rpcMock } from "./openrpc/mock.ts"
import { prismMock } from "./prism/mock.ts"
import { splitServer } from "./split-server.ts"

/** Serves an OpenAPI document by Prism, an OpenRPC document by our own mock, or both from one port. */
export async function serveDocuments({ openapi, openrpc }: Documents, options: ListenOptions): Promise<Running> {
  const rpc = openrpc && rpcMock(openrpc)
  if (openapi === undefined) {
    if (rpc === undefined) throw new TypeError("Neither an OpenAPI nor an OpenRPC document")
    return listen(rpc.handle, options)
  }
  return rpc === undefined ? prismMock(openapi, options) : splitServer(rpc, await prismMock(openapi), options)
}
