import { errorAnswer } from "./calls/call.ts"
import { NoRoomError } from "./held-bytes.ts"
import { NoNodeError } from "./nodes/ask-nodes.ts"

/** What a request is answered with. */
export interface GatewayReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The headers of JSON. */
export const jsonType = { "content-type": "application/json" }
/** Codes of JSON-RPC 2.0, of EIP-1474 for what is too much, and of nodes for what is too large. */
export const codes = {
  invalid: -32600,
  internal: -32603,
  refused: -32000,
  tooLarge: -32003,
  tooMuch: -32005,
}
/** Seconds: a gateway that is too busy, or without a node, is asked again after them. */
export const gatewayRetryAfter = "1"
/** Why no node answered; throws anything else that went wrong. */
export function unanswered(error: unknown, id: string): GatewayReply {
  if (error instanceof NoRoomError) return noRoom(error, id)
  if (!(error instanceof NoNodeError)) throw error
  const { isUnreachable, message } = error
  const headers = { "retry-after": gatewayRetryAfter }
  return isUnreachable ? failed(503, id, codes.internal, message, headers) : failed(502, id, codes.internal, message)
}

/** What others hold is given back when they are answered. */
export function noRoom({ message }: NoRoomError, id: string): GatewayReply {
  return failed(503, id, codes.internal, message, { "retry-after": gatewayRetryAfter })
}

/** What is said where the gateway itself fails. */
export const internalFailure: GatewayReply = failed(500, "null", codes.internal, "internal error")

/** What is said where a request is one too many. */
export function unavailable(message: string, headers: Readonly<Record<string, string>>): GatewayReply {
  return failed(503, "null", codes.internal, message, headers)
}

/** An error of JSON-RPC with a status. */
export function failed(
  status: number,
  id: string,
  code: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): GatewayReply {
  return { status, headers: { ...jsonType, ...headers }, body: errorAnswer(id, code, message) }
}
