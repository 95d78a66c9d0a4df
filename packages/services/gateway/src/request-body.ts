import type { IncomingMessage } from "node:http"

/**
 * A request's body as text; undefined where it is longer than it may be, of which no more is kept. By events, since an iteration over a
 * stream takes longer than all else that is done with a call.
 *
 * @throws the system's error where the caller goes away
 */
export function readBody(request: IncomingMessage, most: number): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers["content-length"] ?? 0) > most) {
      request.resume()
      return resolve(undefined)
    }
    const chunks: Buffer[] = []
    let length = 0
    request.on("error", reject)
    request.on("data", (chunk: Buffer) => {
      length += chunk.length
      if (length <= most) chunks.push(chunk)
      else chunks.length = 0
    })
    request.on("end", () => resolve(length > most ? undefined : Buffer.concat(chunks).toString("utf8")))
  })
}
