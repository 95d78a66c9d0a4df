import { type CallFacts, InvalidResponseError, nameBigints, parseLossless } from "../http/runtime.ts"
import type { WireCall } from "./call.ts"
import { MissingResponseError } from "./errors/missing-response-error.ts"
import { RpcError } from "./errors/rpc-error.ts"

/** The text of a response, and the facts of its request. */
export interface RpcReply {
  readonly text: string
  readonly facts: CallFacts & { readonly status: number }
}

/** A JSON-RPC response, or any other value in its place, so its members are unchecked. */
interface WireAnswer {
  readonly jsonrpc?: unknown
  readonly id?: unknown
  readonly result?: unknown
  readonly error?: unknown
}

export interface WireError {
  readonly code: number
  readonly message: string
  readonly data: unknown
}

/** Returns each call's result, or throws its error. */
export interface ReplyReader {
  readonly read: (call: WireCall) => unknown
  /** The error that applies to all calls of the request, if the response has only that. */
  readonly refusal: WireError | undefined
}

/**
 * Parses the response to a request. Its members may be in any order; the first one for an id counts. Some servers return ids as strings.
 *
 * @param isBatch - whether the request has several calls: an array is no response to a single call.
 * @throws InvalidResponseError when the text is not JSON.
 */
export function readReply({ text, facts: request }: RpcReply, isBatch: boolean): ReplyReader {
  const invalid = (cause?: unknown) =>
    new InvalidResponseError({ ...request, text, ...(cause ? { cause } : {}) }, "no JSON-RPC 2.0 answer")
  let answers: readonly WireAnswer[]
  try {
    const parsed = parseLossless(text)
    answers = (isBatch && Array.isArray(parsed) ? parsed : [parsed]) as readonly WireAnswer[]
  } catch (cause) {
    throw invalid(cause)
  }
  const { status: _, ...facts } = request
  // A node rejects a whole request with one error, without an id or (`batch too large`) with that of the first call.
  const refusal = answers.find((answer) => {
    const error = errorIn(answer)
    return error && (answer.id == null || (answers.length === 1 && error.code === -32600))
  })

  const byId = new Map<unknown, WireAnswer>()
  for (const answer of answers) {
    const id = typeof answer?.id === "number" ? String(answer.id) : answer?.id
    if (!byId.has(id)) byId.set(id, answer)
  }

  const read = ({ id, method, bigints }: WireCall) => {
    const mine = byId.get(String(id)) ?? refusal
    // If this call has no response, one for another call shows whether the responses are well-formed.
    const shown = mine ?? answers[0]
    const error = errorIn(shown)
    if (shown?.jsonrpc !== "2.0" || (shown.error ? !error : shown.result === undefined)) throw invalid()
    if (!mine) throw new MissingResponseError({ ...facts, operation: method, id })
    if (error) throw new RpcError(error.message, { ...facts, ...error, operation: method })
    return nameBigints(mine.result, bigints)
  }
  return { read, refusal: answers.length === 1 ? errorIn(refusal) : undefined }
}

/** The error of a response, if it is a JSON-RPC error. */
export function errorIn(answer: WireAnswer | null | undefined): WireError | undefined {
  if (!answer?.error) return undefined
  const { code, message, data } = answer.error as Partial<WireError>
  return typeof code === "number" && typeof message === "string" ? { code, message, data } : undefined
}
