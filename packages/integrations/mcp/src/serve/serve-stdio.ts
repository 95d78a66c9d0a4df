import type { Readable, Writable } from "node:stream"
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js"
import type { McpOptions } from "../options.ts"
import { createMcpServer } from "./create-mcp-server.ts"

/** A server on standard input and output. */
export interface StdioServer {
  /** Resolves when the client has disconnected. */
  readonly ended: Promise<void>
  close(): Promise<void>
}

/**
 * Serves over standard input and output, which must not be used for anything else; log messages go to standard error.
 *
 * @throws TypeError when an option is invalid; the message names it
 *
 * @example
 * import { serveStdio } from "@serac/mcp"
 *
 * const server = await serveStdio({ apis: { data: { baseUrl: "http://127.0.0.1:8080" } } })
 * await server.ended
 */
export async function serveStdio(
  options: McpOptions,
  input: Readable = process.stdin,
  output: Writable = process.stdout,
): Promise<StdioServer> {
  const server = await createMcpServer(options)
  const ended = new Promise<void>((resolve) => {
    for (const event of ["end", "close"] as const) input.once(event, resolve)
    server.server.onclose = resolve
  })
  await server.connect(new StdioServerTransport(input, output))
  return { ended, close: () => server.close() }
}
