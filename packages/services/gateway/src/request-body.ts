import type { IncomingMessage } from "node:http"

/** A request's body as text; undefined where it is longer than it may be, of which no more is kept. */
export async function readBody(request: IncomingMessage, most: number): Promise<string | undefined> {
  if (Number(request.headers["content-length"] ?? 0) > most) {
    request.resume()
    return undefined
  }
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length <= most) chunks.push(chunk)
    else chunks.length = 0
  }
  return length > most ? undefined : Buffer.concat(chunks).toString("utf8")
}
