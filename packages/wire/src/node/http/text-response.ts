import { maxBodyBytes, type WireResponse } from "./message.ts"

/** A plain-text response like that of Go's `http.Error`. */
export function textResponse(status: number, body: string): WireResponse {
  return {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "x-content-type-options": "nosniff" },
    body,
  }
}

/** The node's response for an unknown path. */
export const notFound = textResponse(404, "404 page not found\n")

/** The node's response for a chain that has not bootstrapped yet. */
export const notBootstrapped = textResponse(503, "API call rejected because chain is not done bootstrapping\n")

/** The node's response for a body that is too long. */
export function tooLarge(length: number): WireResponse {
  return textResponse(413, `content length too large (${length}>${maxBodyBytes})\n`)
}

/** The node's response at a path that supports WebSocket only. */
export const noHandshake: WireResponse = (() => {
  const { status, headers, body } = textResponse(400, "Bad Request\n")
  return { status, headers: { ...headers, "sec-websocket-version": "13" }, body }
})()
