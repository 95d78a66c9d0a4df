import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { ListenError, serverUrlOf } from "@serac/wire/node/server"
import { problemAnswer, sendAnswer } from "./answer.ts"

/** The address that a server listens on. */
export interface ListenOptions {
  /** Default 0: any free port. */
  readonly port?: number
  /** Default `127.0.0.1`: reachable from this machine only. */
  readonly host?: string
}

/** A running server. */
export interface ListeningServer {
  /** The base URL, without a trailing slash: `http://127.0.0.1:4010`. */
  readonly url: string
  /** Stops immediately, closing open connections. */
  close(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** The default host. */
export const loopback = "127.0.0.1"

/** Answers one request; a thrown error results in a 500. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Starts a server that passes its requests to a handler. Throws {@link ListenError}. */
export async function listenMock(handler: Handler, options: ListenOptions = {}): Promise<ListeningServer> {
  const { host = loopback, port = 0 } = options
  const server = createServer({ requestTimeout: 30_000 }, (request, response) => {
    handler(request, response).catch((error: unknown) => fail(response, error))
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, resolve)
  }).catch((error: NodeJS.ErrnoException) => {
    throw new ListenError(host, port, error.code ?? error.message, { cause: error })
  })
  return running(serverUrlOf(host, (server.address() as AddressInfo).port), () => closeServer(server))
}

/** A {@link ListeningServer} with this address and close function. */
export function running(url: string, close: () => Promise<void>): ListeningServer {
  return { url, close, [Symbol.asyncDispose]: close }
}

function fail(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) response.destroy()
  else sendAnswer(response, problemAnswer(500, "The request could not be answered", String(error)))
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
