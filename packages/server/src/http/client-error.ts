import { STATUS_CODES } from "node:http"
import type { Socket } from "node:net"
import type { ErrorReplies } from "./response/error-replies.ts"
import { jsonType } from "./response/json-type.ts"

const problems: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "The request's address and headers are too long or too many",
  // Of the headers, too.
  ERR_HTTP_REQUEST_TIMEOUT: "The request did not arrive in time",
}

/** Answers what is no HTTP request at all, on the bare connection, and closes it. */
export function answerClientError(errors: ErrorReplies, error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) {
    socket.destroy()
    return
  }
  const body = errors.body(400, [problems[error.code ?? ""] ?? "The request is not HTTP"])
  // An answer to HEAD has no body, as far as what was read tells of it.
  const { rawPacket } = error as { readonly rawPacket?: unknown }
  const isHead = Buffer.isBuffer(rawPacket) && rawPacket.subarray(0, 5).toString("latin1") === "HEAD "
  const head = [
    `HTTP/1.1 400 ${STATUS_CODES[400]}`,
    `content-type: ${jsonType}`,
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ]
  socket.write(`${head.join("\r\n")}\r\n\r\n${isHead ? "" : body}`)
  // Ending it would leave the other half open to a caller who never closes his.
  socket.destroySoon()
}
