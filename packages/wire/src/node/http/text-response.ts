import { maxBodyBytes, type WireResponse } from "./message.ts"

/** A plain text answer as Go's `http.Error` gives it. */
export function textResponse(status: number, body: string): WireResponse {
  return {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "x-content-type-options": "nosniff" },
    body,
  }
}

/** What a node says of a path that it does not serve. */
export const notFound = textResponse(404, "404 page not found\n")

/** What a node says of a chain that has not caught up yet. */
export const notBootstrapped = textResponse(503, "API call rejected because chain is not done bootstrapping\n")

/** What a node says of a body that is longer than it takes. */
export function tooLarge(length: number): WireResponse {
  return textResponse(413, `content length too large (${length}>${maxBodyBytes})\n`)
}

/** What a node says at a path that serves WebSocket only. */
export const noHandshake: WireResponse = (() => {
  const { status, headers, body } = textResponse(400, "Bad Request\n")
  return { status, headers: { ...headers, "sec-websocket-version": "13" }, body }
})()
