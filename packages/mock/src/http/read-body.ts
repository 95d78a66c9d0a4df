import type { IncomingMessage } from "node:http"
import { maxBodyBytes, tooLarge } from "@serac/wire/node"
import type { HttpAnswer } from "./answer.ts"

/** Reads a request's body as text. If it is longer than {@link maxBodyBytes}, returns a 413 response instead and discards the rest of the body. */
export async function readBody(request: IncomingMessage): Promise<string | HttpAnswer> {
  const declared = Number(request.headers["content-length"] ?? 0)
  if (declared > maxBodyBytes) {
    request.resume()
    return tooLarge(declared)
  }
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length <= maxBodyBytes) chunks.push(chunk)
    else chunks.length = 0
  }
  return length > maxBodyBytes ? tooLarge(length) : Buffer.concat(chunks).toString("utf8")
}
