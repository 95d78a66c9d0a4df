import type { Api, Documents } from "./apis.ts"
import { answerDocs, mockDocs } from "./docs.ts"
import { type Handler, type ListeningServer, type ListenOptions, listenMock } from "./http/listen.ts"
import { rpcMock } from "./openrpc/mock.ts"
import { prismMock } from "./prism/mock.ts"
import { splitServer } from "./split-server.ts"

/** The address that a mock listens on, and what it serves in addition to the API. */
export interface ServeOptions extends ListenOptions {
  /**
   * Whether the reference of the documents is served at `/docs`. Default false, because it makes requests to Prism slower: they
   * then pass through an additional server.
   */
  readonly docs?: boolean
}

/** Serves an OpenAPI document with Prism, an OpenRPC document with this package's own mock, or both on one port. */
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
