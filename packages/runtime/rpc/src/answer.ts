import { MalformedResponseError } from "./errors/malformed-response-error.ts"
import { MissingResponseError } from "./errors/missing-response-error.ts"
import { RpcError } from "./errors/rpc-error.ts"
import { nameBigints, parseLossless } from "./lossless.ts"
import type { Reply } from "./transport.ts"

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
 * Reads the answer to a request of one call, or to a batch.
 *
 * @returns what gives each call its result or throws its error. Answers may come in any order; the first to an id counts.
 * @throws MalformedResponseError when the text is not JSON.
 */
export function readReply({ text, facts: request }: Reply, calls: readonly WireCall[]): (call: WireCall) => unknown {
  const malformed = (cause?: unknown) =>
    new MalformedResponseError("no JSON-RPC 2.0 answer", { ...request, text: text.slice(0, 4096), cause })
  let answers: Answer[]
  try {
    answers = [parseLossless(text)]
  } catch (cause) {
    throw malformed(cause)
  }
  if (calls.length > 1) answers = answers.flat()
  const [first] = answers
  // A node that refuses a whole request says so once: without an id, or (`batch too large`) under the id of the first call.
  const refusal =
    answers.find((answer) => answer?.error && (answer.id ?? null) === null) ??
    (answers.length === 1 && first?.error?.code === -32600 && first.id === calls[0]?.id && first)

  return ({ id, method, bigints }) => {
    const mine = answers.find((answer) => answer?.id === id) || refusal
    const facts = { ...request, method }
    const { error, jsonrpc, result } = Object(mine || first)
    const { code, message, data } = Object(error)
    if (jsonrpc !== "2.0" || (error ? typeof message !== "string" || code !== +code : result === undefined)) throw malformed()
    if (!mine) throw new MissingResponseError("not answered", { ...facts, id })
    if (error) throw new RpcError(message, { ...facts, code, ...("data" in error && { data }) })
    return nameBigints(result, bigints)
  }
}
