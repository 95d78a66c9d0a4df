import { cleanPath } from "./clean-path.ts"
import { withCors } from "./cors.ts"
import { DroppedAnswer } from "./dropped-answer.ts"
import { invalidHost, isAllowedHost } from "./hosts.ts"
import { queryOf, targetPath, type WireHandler, type WireRequest, type WireResponse } from "./message.ts"
import type { Routes } from "./routes.ts"
import { notBootstrapped, notFound, textResponse } from "./text-response.ts"

/** Options of a node's handler. */
export interface NodeHandlerOptions {
  /** `NodeID-…`, which every response includes. */
  readonly nodeId: string
  readonly routes: Pick<Routes, "find">
  /** Allowed names in the `Host` header, in addition to IP addresses; `*` allows all. Default `localhost`. */
  readonly allowedHosts?: readonly string[]
  /** Receives errors of handlers, which are bugs; the caller gets a 500. */
  readonly onFault?: (error: unknown, request: WireRequest) => void
}

/** Handles requests like a node: CORS, allowed hosts, clean paths, and the endpoint at each path. It throws only {@link DroppedAnswer}. */
export function nodeHandler({
  nodeId,
  routes,
  allowedHosts = ["localhost"],
  onFault,
}: NodeHandlerOptions): WireHandler {
  async function answer(request: WireRequest): Promise<WireResponse> {
    if (!isAllowedHost(request.headers.host, allowedHosts)) return invalidHost
    const path = targetPath(request)
    const clean = cleanPath(path)
    if (clean !== path) {
      const query = queryOf(request)
      return { status: 301, headers: { location: query === "" ? clean : `${clean}?${query}` }, body: "" }
    }
    const endpoint = routes.find(path)
    if (endpoint === undefined) return notFound
    if (endpoint.isReady?.() === false) return notBootstrapped
    try {
      return await endpoint.handle(request)
    } catch (error) {
      if (error instanceof DroppedAnswer) throw error
      onFault?.(error, request)
      return textResponse(500, "internal server error\n")
    }
  }

  return async (request) => {
    const { status, headers, body } = await withCors(request, () => answer(request))
    const named = { ...headers, "node-id": nodeId }
    if (request.method !== "HEAD") return { status, headers: named, body }
    const length = new TextEncoder().encode(body).length
    return { status, headers: { ...named, "content-length": String(length) }, body: "" }
  }
}
