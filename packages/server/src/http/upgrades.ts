import { type IncomingMessage, ServerResponse } from "node:http"
import type { Socket } from "node:net"
import type { Duplex } from "node:stream"

/**
 * Begins something short for the caller of a connection when its turn has come among all who ask the listener. Nothing begins when the
 * connection is closed by then.
 */
export type TakeTurn = (begin: () => void) => void

/** Takes requests that make something else of their connection, such as a WebSocket. */
export interface Upgrades {
  /** Whether a request is one; any other that offers an upgrade is answered as if it did not. */
  wants(request: IncomingMessage): boolean
  /**
   * Takes the connection over.
   *
   * @param head - what was sent behind the request already
   * @param turn - begins what is asked for on the connection from now on
   */
  take(request: IncomingMessage, stream: Duplex, head: Buffer, turn: TakeTurn): void
}

/** What answers a request that asks for an upgrade as any other request is; the answer ends its connection. */
export function responseInstead(request: IncomingMessage, stream: Duplex): ServerResponse {
  const response = new ServerResponse(request)
  response.shouldKeepAlive = false
  response.assignSocket(stream as Socket)
  response.once("finish", () => stream.end())
  // A caller need not hang up.
  response.once("finish", () => setTimeout(() => stream.destroy(), lingering).unref())
  return response
}

/** Milliseconds that a caller has to read why it is refused. */
const lingering = 5_000
