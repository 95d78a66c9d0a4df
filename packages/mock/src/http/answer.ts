import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http"
import { textResponse, type WireResponse } from "@serac/wire/node"
import { type Violation, violationsHeader, violationsText } from "./violations.ts"

/** A complete HTTP response. */
export type HttpAnswer = WireResponse

const plainBodies: Readonly<Record<number, string>> = {
  403: "invalid host specified\n",
  404: "404 page not found\n",
  405: "method not allowed\n",
  413: "content length too large (6291522>5242880)\n",
  415: "invalid content type, only application/json is supported\n",
  503: "API call rejected because chain is not done bootstrapping\n",
}

/** The response of a node, or of the gateway in front of it, for an HTTP status. */
export function statusAnswer(status: number): HttpAnswer {
  if (status === 204 || status === 304) return { status, headers: {}, body: "" }
  const answer = textResponse(status, plainBodies[status] ?? `${STATUS_CODES[status] ?? `Status ${status}`}\n`)
  return status === 429 ? { ...answer, headers: { ...answer.headers, "retry-after": "1" } } : answer
}

/** An error response of the mock itself. Its content type (RFC 9457) distinguishes it from the errors of a node. */
export function problemAnswer(status: number, title: string, detail: string): HttpAnswer {
  return {
    status,
    headers: { "content-type": "application/problem+json" },
    body: JSON.stringify({ title, status, detail }),
  }
}

/** Sends a response, with its violations in the header that Prism uses for them. */
export function sendAnswer(response: ServerResponse, answer: HttpAnswer, violations: readonly Violation[] = []): void {
  if (violations.length > 0) response.setHeader(violationsHeader, violationsText(violations))
  response.writeHead(answer.status, { ...answer.headers, "content-length": Buffer.byteLength(answer.body) })
  response.end(answer.body)
}

/**
 * Sets CORS headers that let pages of any origin send requests and read the responses. Returns true if the request was a preflight; it has then been answered.
 */
export function allowAnyOrigin(request: IncomingMessage, response: ServerResponse): boolean {
  response.setHeader("vary", "Origin")
  if (request.headers.origin === undefined) return false
  response.setHeader("access-control-allow-origin", "*")
  response.setHeader("access-control-expose-headers", `${violationsHeader}, retry-after`)
  if (request.method !== "OPTIONS" || request.headers["access-control-request-method"] === undefined) return false
  response.setHeader("access-control-allow-methods", "GET, POST, OPTIONS")
  response.setHeader("access-control-allow-headers", request.headers["access-control-request-headers"] ?? "*")
  sendAnswer(response, { status: 200, headers: {}, body: "" })
  return true
}
