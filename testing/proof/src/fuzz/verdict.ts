import { STATUS_CODES } from "node:http"
import type { FuzzedOperation } from "./operations.ts"
import type { FuzzRequest } from "./requests.ts"
import type { ServiceAnswer } from "./send.ts"

/** The maximum size of an answer in bytes: the largest page has 4 MiB of items, or one larger item. */
const largestPage = 16 * 2 ** 20
const largestError = 64 * 2 ** 10

/** Headers of HTTP itself and of CORS, which no operation describes; `allow` lists the methods of a path after a request with another method. */
const transportHeaders = new Set([
  ...["connection", "content-length", "content-type", "date", "keep-alive", "transfer-encoding", "vary", "allow"],
  ...["access-control-allow-origin", "access-control-expose-headers", "x-content-type-options"],
])
/** The fault of an answer as text; undefined where there is none. */
export function faultOf(
  operation: FuzzedOperation,
  { method, isRefused, key }: FuzzRequest,
  { status, headers, body }: ServiceAnswer,
  messages: "text" | "list",
): string | undefined {
  if (headers["x-request-id"] === undefined && status !== 400) return "it has no x-request-id"
  if (key && key.text.length > 20 && `${body} ${JSON.stringify(headers)}`.includes(key.text))
    return "it repeats the key that was sent"
  if (method === "OPTIONS" && status === 204) return undefined
  // An unknown path or method belongs to no operation; its error has the same headers as other errors.
  const described = operation.headers[status] ?? operation.headers[400] ?? []
  const unknown = Object.keys(headers).find((name) => !transportHeaders.has(name) && !described.includes(name))
  if (unknown !== undefined) return `the header ${unknown} of a ${status}`
  if (status === 200) {
    if (isRefused) return "what the document refuses is a success"
    if (body.length > largestPage) return `a page has ${body.length} characters`
    if (body !== "" && jsonOrUndefined(body) === undefined) return "a success is not JSON"
    return undefined
  }
  const isDescribed = status in operation.headers || status === 400 || status === 404
  if (!isDescribed || status === 500) return `the status ${status}`
  return method === "HEAD" ? undefined : errorFault(status, headers["content-type"], body, messages)
}

function errorFault(status: number, type: string | undefined, body: string, messages: "text" | "list") {
  if (body.length > largestError) return `an error has ${body.length} characters`
  if (type !== "application/json; charset=utf-8") return `an error of the type ${type}`
  const error = jsonOrUndefined(body) as { message?: unknown; statusCode?: unknown; error?: unknown } | undefined
  if (Object.keys(error ?? {}).join() !== "message,statusCode,error") return "an error is not of the shape of errors"
  const { message, statusCode, error: name } = error ?? {}
  if (statusCode !== status || name !== STATUS_CODES[status])
    return `an error of ${status} calls itself ${statusCode} ${name}`
  const texts = messages === "list" && Array.isArray(message) ? message : messages === "text" ? [message] : []
  if (texts.length === 0 || texts.some((text) => typeof text !== "string" || text === ""))
    return "an error says nothing"
  if (status === 503 && /too long|no answer within/.test(texts.join())) return "a request takes too long"
  return undefined
}

function jsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
