import { MalformedResponseError } from "./errors/malformed-response-error.ts"
import { MissingResponseError } from "./errors/missing-response-error.ts"
import { RpcError } from "./errors/rpc-error.ts"
import { nameBigints, parseLossless } from "./lossless.ts"
import type { Reply } from "./post.ts"

/** One call as it goes over the wire. */
export interface WireCall {
  readonly id: number
  readonly method: string
  /** The request object as JSON. */
  readonly text: string
  readonly bigints: readonly string[] | undefined
}

// biome-ignore lint/suspicious/noExplicitAny: JSON from the network, looked at member by member
type Answer = any

/**
 * Reads the answer to a request.
 *
 * @param depth - 1 for a batch, 0 for a call alone, which an array does not answer.
 * @returns what gives each call its result or throws its error. Answers may come in any order; the first to an id counts.
 * @throws MalformedResponseError when the text is not JSON.
 */
export function readReply({ text, facts: request }: Reply, depth: 0 | 1): (call: WireCall) => unknown {
  const malformed = (cause?: unknown) =>
    new MalformedResponseError("no JSON-RPC 2.0 answer", { ...request, text: text.slice(0, 1000), cause })
  let answers: Answer[]
  try {
    answers = [parseLossless(text)].flat(depth)
  } catch (cause) {
    throw malformed(cause)
  }
  // A node refuses a whole request by one error, without an id or (`batch too large`) under that of the first call.
  const refusal = answers.find(
    (answer) => answer?.error && (answer.id == null || (answers.length === 1 && answer.error.code === -32600)),
  )

  return ({ id, method, bigints }) => {
    const mine = answers.find((answer) => answer?.id === id) || refusal
    const facts = { ...request, method }
    const { error, jsonrpc, result } = Object(mine || answers[0])
    const { code, message, data } = Object(error)
    if (jsonrpc !== "2.0" || (error ? typeof message !== "string" || typeof code !== "number" : result === undefined))
      throw malformed()
    if (!mine) throw new MissingResponseError("not answered", { ...facts, id })
    if (error) throw new RpcError(message, { ...facts, code, data })
    return nameBigints(result, bigints)
  }
}
