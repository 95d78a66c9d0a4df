import { connect } from "node:net"

/** Sends bytes to a server unchanged, and returns all received bytes until the server closes the connection. */
export function sendRaw(url: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1")
    let received = ""
    socket.on("data", (chunk) => {
      received += chunk
    })
    socket.once("close", () => resolve(received))
    socket.once("error", reject)
    socket.write(text)
  })
}

/** The headers of a WebSocket upgrade; the last two complete the handshake. */
export const upgradeHeaders = [
  "host: localhost",
  "connection: upgrade",
  "upgrade: websocket",
  "sec-websocket-version: 13",
  "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
]
