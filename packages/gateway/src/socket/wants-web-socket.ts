import type { IncomingMessage } from "node:http"

/** Whether a request asks for a WebSocket. Other upgrades, such as h2c, are offers that a server may ignore. */
export function wantsWebSocket({ method, headers }: IncomingMessage): boolean {
  return method === "GET" && headers.upgrade?.toLowerCase() === "websocket"
}
