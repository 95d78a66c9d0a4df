import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http"
import { textResponse, type WireResponse } from "@serac/wire/node"
import { type Violation, violationsHeader, violationsText } from "./violations.ts"

/** A whole HTTP answer. */
export type HttpAnswer = WireResponse

const plainBodies: Readonly<Record<number, string>> = {
  403: "invalid host specified\n",
  404: "404 page not found\n",
  405: "method not allowed\n",
  413: "content length too large (6291522>5242880)\n",
  415: "invalid content type, only application/json is supported\n",
  503: "API call rejected because chain is not done bootstrapping\n",
}

/** What a node, or the gateway before it, says with an HTTP status. */
export function statusAnswer(status: number): HttpAnswer {
  if (status === 204 || status === 304) return { status, headers: {}, body: "" }
  const answer = textResponse(status, plainBodies[status] ?? `${STATUS_CODES[status] ?? `Status ${status}`}\n`)
  return status === 429 ? { ...answer, headers: { ...answer.headers, "retry-after": "1" } } : answer
}

/** The mock's own complaint, told apart from anything that a node says by its content type (RFC 9457). */
export function problemAnswer(status: number, title: string, detail: string): HttpAnswer {
  return {
    status,
    headers: { "content-type": "application/problem+json" },
    body: JSON.stringify({ title, status, detail }),
  }
}

/** Sends an answer, with its violations in the header that Prism uses. */
export function sendAnswer(response: ServerResponse, answer: HttpAnswer, violations: readonly Violation[] = []): void {
  if (violations.length > 0) response.setHeader(violationsHeader, violationsText(violations))
  response.writeHead(answer.status, { ...answer.headers, "content-length": Buffer.byteLength(answer.body) })
  response.end(answer.body)
}

/** Lets pages of any origin call and read everything. Returns true when the request was a preflight, now answered. */
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
