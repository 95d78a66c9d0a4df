import { type IncomingMessage, ServerResponse } from "node:http"
import type { Socket } from "node:net"
import type { Duplex } from "node:stream"

/**
 * Queues short work of a connection until its caller's turn among all callers of the listener. Nothing begins if the connection is closed by
 * then.
 */
export type TakeTurn = (begin: () => void) => void

/** Handles requests that change the protocol of their connection, such as to WebSocket. */
export interface Upgrades {
  /** Whether a request is such an upgrade; any other request that offers an upgrade is answered as if it did not. */
  wants(request: IncomingMessage): boolean
  /**
   * Takes over the connection.
   *
   * @param head - bytes that were sent after the request
   * @param turn - queues later work of the connection
   */
  take(request: IncomingMessage, stream: Duplex, head: Buffer, turn: TakeTurn): void
}

/** The response of a request for an upgrade that is answered as a normal one; it closes the connection. */
export function responseInstead(request: IncomingMessage, stream: Duplex): ServerResponse {
  const response = new ServerResponse(request)
  response.shouldKeepAlive = false
  response.assignSocket(stream as Socket)
  response.once("finish", () => stream.end())
  // The caller may never close its side.
  response.once("finish", () => setTimeout(() => stream.destroy(), lingering).unref())
  return response
}

/** Milliseconds for a caller to read a refusal before its connection is destroyed. */
const lingering = 5_000
