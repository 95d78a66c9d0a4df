import type { IncomingMessage } from "node:http"
import { NoRoomError, type RequestBytes } from "./held-bytes.ts"

/**
 * Reads a request's body as text; undefined if it is too long, in which case nothing is kept. It uses events, since
 * iterating over a stream takes longer than all other processing of a call.
 *
 * @throws the system's error if the caller disconnects
 * @throws {@link NoRoomError} if other requests hold too many bytes
 */
export function readRequestBody(
  request: IncomingMessage,
  most: number,
  holding: RequestBytes,
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers["content-length"] ?? 0) > most) {
      request.resume()
      return resolve(undefined)
    }
    const read = holding.read()
    const chunks: Buffer[] = []
    let length = 0
    const forget = () => {
      chunks.length = 0
      read.end(false)
    }
    request.on("error", (error) => {
      forget()
      reject(error)
    })
    request.on("data", (chunk: Buffer) => {
      length += chunk.length
      if (length > most) forget()
      else if (read.take(chunk.length)) chunks.push(chunk)
      else {
        forget()
        reject(new NoRoomError())
      }
    })
    request.on("end", () => {
      read.end(true)
      resolve(length > most ? undefined : Buffer.concat(chunks).toString("utf8"))
    })
  })
}
