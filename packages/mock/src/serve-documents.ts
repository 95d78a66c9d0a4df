import type { Api, Documents } from "./apis.ts"
import { answerDocs, mockDocs } from "./docs.ts"
import { type Handler, type ListeningServer, type ListenOptions, listenMock } from "./http/listen.ts"
import { rpcMock } from "./openrpc/mock.ts"
import { prismMock } from "./prism/mock.ts"
import { splitServer } from "./split-server.ts"

/** Where a mock listens, and what it serves beside the API. */
export interface ServeOptions extends ListenOptions {
  /**
   * Whether the reference of the documents is served at `/docs`. Default false: what Prism serves would go through a server of
   * ours, which takes time.
   */
  readonly docs?: boolean
}

/** Serves an OpenAPI document by Prism, an OpenRPC document by our own mock, or both from one port. */
export async function serveDocuments(
  documents: Documents,
  { docs = false, ...options }: ServeOptions,
  api?: Api,
): Promise<ListeningServer> {
  const { openapi, openrpc } = documents
  const rpc = openrpc && rpcMock(openrpc)
  const site = docs ? mockDocs(documents, api) : undefined
  const before = (handle: Handler): Handler =>
    site === undefined
      ? handle
      : async (request, response) => {
          if (!(await answerDocs(site, request, response))) await handle(request, response)
        }
  if (openapi === undefined) {
    if (rpc === undefined) throw new TypeError("Neither an OpenAPI nor an OpenRPC document")
    return listenMock(before(rpc.handle), options)
  }
  if (rpc === undefined && site === undefined) return prismMock(openapi, options)
  return splitServer(rpc, await prismMock(openapi), options, before)
}
