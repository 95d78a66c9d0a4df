import { STATUS_CODES } from "node:http"
import type { Socket } from "node:net"
import type { ErrorReplies } from "./response/error-replies.ts"
import { jsonType } from "./response/json-type.ts"

const problems: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "The request's address and headers are too long or too many",
  // Node.js reports late headers by this code as well.
  ERR_HTTP_REQUEST_TIMEOUT: "The request did not arrive in time",
}

/** Answers a malformed HTTP request on the bare connection, and closes the connection. */
export function answerClientError(errors: ErrorReplies, error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) {
    socket.destroy()
    return
  }
  const body = errors.body(400, [problems[error.code ?? ""] ?? "The request is not HTTP"])
  // A response to HEAD has no body; the method is read from the received bytes where Node.js passes them on.
  const { rawPacket } = error as { readonly rawPacket?: unknown }
  const isHead = Buffer.isBuffer(rawPacket) && rawPacket.subarray(0, 5).toString("latin1") === "HEAD "
  const head = [
    `HTTP/1.1 400 ${STATUS_CODES[400]}`,
    `content-type: ${jsonType}`,
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ]
  socket.write(`${head.join("\r\n")}\r\n\r\n${isHead ? "" : body}`)
  // `end()` would leave the readable half open until the caller closes it.
  socket.destroySoon()
}
