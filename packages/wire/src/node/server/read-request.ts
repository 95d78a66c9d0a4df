import type { IncomingMessage } from "node:http"
import { maxBodyBytes, type WireRequest } from "../http/message.ts"

/** Reads a complete request. For a body that is too long only `content-length` is kept; the rest is read and dropped. */
export async function readRequest(incoming: IncomingMessage, signal: AbortSignal): Promise<WireRequest> {
  const { headers, ...head } = headOf(incoming)
  if (Number(headers["content-length"] ?? 0) > maxBodyBytes) {
    incoming.resume()
    return { ...head, headers, signal }
  }
  const chunks: Buffer[] = []
  let length = 0
  // Events take less time than an asynchronous iterator.
  await new Promise<void>((resolve, reject) => {
    incoming.on("data", (chunk: Buffer) => {
      length += chunk.length
      if (length <= maxBodyBytes) chunks.push(chunk)
      else chunks.length = 0
    })
    incoming.once("end", resolve)
    incoming.once("error", reject)
    incoming.once("close", () => reject(new Error("the connection closed before the request was complete")))
  })
  return {
    ...head,
    headers: { ...headers, ...(length === 0 ? {} : { "content-length": String(length) }) },
    body: length > maxBodyBytes ? "" : Buffer.concat(chunks).toString("utf8"),
    signal,
  }
}

/** The request without its body. */
export function headOf({ method = "GET", url = "/", headers }: IncomingMessage): WireRequest {
  const named = Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value])
  return { method, target: url, headers: Object.fromEntries(named), body: "" }
}
