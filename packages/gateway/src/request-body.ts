import type { IncomingMessage } from "node:http"
import { NoRoomError, type RequestBytes } from "./held-bytes.ts"

/**
 * A request's body as text; undefined where it is longer than it may be, of which no more is kept. By events, since an iteration over a
 * stream takes longer than all else that is done with a call.
 *
 * @throws the system's error where the caller goes away
 * @throws {@link NoRoomError} where other requests hold too much
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
