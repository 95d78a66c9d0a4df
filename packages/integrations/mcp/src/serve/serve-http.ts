import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js"
import { type Context, createContext } from "../context.ts"
import type { McpOptions } from "../options.ts"
import { mcpServer } from "./create-mcp-server.ts"
import { createHostCheck } from "./host-check.ts"

/**
 * The address that a server listens on.
 *
 * @example
 * import type { HttpOptions } from "@serac/mcp"
 *
 * const options: HttpOptions = { port: 8765 }
 */
export interface HttpOptions {
  /** Default 0: any free port. */
  readonly port?: number
  /** Default `127.0.0.1`: reachable from this machine only. There is no authentication. */
  readonly host?: string
  /** Additional host names to accept in requests, such as that of a reverse proxy. Default: the names of this machine, and `host`. */
  readonly allowedHosts?: readonly string[]
}

/** A running server. */
export interface HttpServer {
  /** The URL for clients: `http://127.0.0.1:8765/mcp`. */
  readonly url: string
  close(): Promise<void>
}

const path = "/mcp"
const largestRequest = 1024 * 1024

/**
 * Serves over Streamable HTTP at `/mcp`, without sessions: requests are independent, so no state is kept for clients that have
 * disconnected.
 *
 * @throws TypeError when an option is invalid; the message names it
 * @throws Error with the system's `code`, such as `EADDRINUSE`, when it cannot listen
 *
 * @example
 * import { serveHttp } from "@serac/mcp"
 *
 * const { url, close } = await serveHttp({ apis: { data: { baseUrl: "http://127.0.0.1:8080" } } })
 * console.log(url)
 * await close()
 */
export async function serveHttp(
  options: McpOptions,
  { port = 0, host = "127.0.0.1", allowedHosts = [] }: HttpOptions = {},
): Promise<HttpServer> {
  const context = await createContext(options)
  const isMeant = createHostCheck(host, allowedHosts)
  const server = createServer({ requestTimeout: 30_000 }, (request, response) => {
    if (!isMeant(request.headers))
      return refuseRequest(response, 403, "This name is not one of the server's: see allowedHosts")
    if (new URL(request.url ?? "/", "http://localhost").pathname !== path)
      return refuseRequest(response, 404, `Only ${path} is here`)
    if (request.method !== "POST") {
      response.setHeader("allow", "POST")
      return refuseRequest(response, 405, "Only POST is answered: there are no sessions to listen to or to end")
    }
    answerHttp(context, request, response).catch(() => {
      if (response.headersSent) response.destroy()
      else refuseRequest(response, 500, "The request could not be answered")
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, resolve)
  })
  const shown = host.includes(":") ? `[${host}]` : host
  return {
    url: `http://${shown}:${(server.address() as AddressInfo).port}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answerHttp(context: Context, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const server = mcpServer(context)
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true, maxRequestBodySize: largestRequest })
  // A client that disconnects cancels its request.
  response.on("close", () => void server.close())
  await server.connect(transport as Parameters<typeof server.connect>[0])
  await transport.handleRequest(request, response)
}

function refuseRequest(response: ServerResponse, status: number, message: string): void {
  response
    .writeHead(status, { "content-type": "application/json" })
    .end(JSON.stringify({ jsonrpc: "2.0", error: { code: -32000, message }, id: null }))
}
