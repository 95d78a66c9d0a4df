import { errorAnswer } from "./calls/call.ts"
import { NoRoomError } from "./held-bytes.ts"
import { NoNodeError } from "./nodes/ask-nodes.ts"

/** The response to a request. */
export interface GatewayReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The headers of a JSON response. */
export const jsonType = { "content-type": "application/json" }
/** Codes of JSON-RPC 2.0, of EIP-1474 for exceeded limits, and of nodes for responses that are too large. */
export const codes = {
  invalid: -32600,
  internal: -32603,
  refused: -32000,
  tooLarge: -32003,
  tooMuch: -32005,
}
/** The Retry-After in seconds of a gateway that is too busy, or without a node. */
export const gatewayRetryAfter = "1"
/** The reply for an error of nodes or of held bytes; rethrows any other error. */
export function unanswered(error: unknown, id: string): GatewayReply {
  if (error instanceof NoRoomError) return noRoom(error, id)
  if (!(error instanceof NoNodeError)) throw error
  const { isUnreachable, message } = error
  const headers = { "retry-after": gatewayRetryAfter }
  return isUnreachable ? failed(503, id, codes.internal, message, headers) : failed(502, id, codes.internal, message)
}

/** The reply when the limit of held bytes is reached; other requests free their bytes when they end. */
export function noRoom({ message }: NoRoomError, id: string): GatewayReply {
  return failed(503, id, codes.internal, message, { "retry-after": gatewayRetryAfter })
}

/** The reply when the gateway itself fails. */
export const internalFailure: GatewayReply = failed(500, "null", codes.internal, "internal error")

/** The reply when a request exceeds a limit. */
export function unavailable(message: string, headers: Readonly<Record<string, string>>): GatewayReply {
  return failed(503, "null", codes.internal, message, headers)
}

/** A JSON-RPC error with an HTTP status. */
export function failed(
  status: number,
  id: string,
  code: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): GatewayReply {
  return { status, headers: { ...jsonType, ...headers }, body: errorAnswer(id, code, message) }
}
