import type { IncomingMessage } from "node:http"

/** Whether a request asks for a WebSocket: other upgrades, such as h2c, are offers that one need not take. */
export function wantsWebSocket({ method, headers }: IncomingMessage): boolean {
  return method === "GET" && headers.upgrade?.toLowerCase() === "websocket"
}
