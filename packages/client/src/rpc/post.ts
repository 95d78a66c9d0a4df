import { type HttpAnswer, type HttpCall, HttpError, parseLossless, send } from "../http/runtime.ts"
import { errorIn, type RpcReply } from "./answer.ts"
import type { PreparedCall } from "./call.ts"
import { NotBootstrappedError } from "./errors/not-bootstrapped-error.ts"
import { RpcError } from "./errors/rpc-error.ts"

/**
 * Sends a JSON-RPC request body until one endpoint answers, or until trying again makes no sense or may do harm.
 *
 * @param operation - the method, or the methods of a batch.
 * @param read - what the answer means. An error that it throws decides what follows, as a status does.
 */
export async function post<Result>(
  call: PreparedCall,
  operation: string,
  body: string,
  signal: AbortSignal | undefined,
  read: (reply: RpcReply) => Result,
): Promise<Result> {
  const facts: HttpCall = { operation, url: "", attempts: 0 }
  return send({
    ...call,
    signal,
    call: facts,
    method: "POST",
    body,
    // The node refuses the `Host`; it has no such chain, or has not registered its handlers yet.
    unserved: [403, 404],
    read: (answer) => {
      if (!answer.response.ok) throw rpcFailureOf(answer, facts)
      return read({ text: answer.text, facts: { ...facts, status: answer.status } })
    },
  })
}

function rpcFailureOf({ response: { headers }, status, text }: HttpAnswer, facts: HttpCall): Error {
  try {
    const error = errorIn(parseLossless(text) as object)
    if (error) return new RpcError(error.message, { ...facts, ...error, status, headers })
  } catch {
    // Plain text, as most of them are.
  }
  const Failure = /done bootstrapping/.test(text) ? NotBootstrappedError : HttpError
  return new Failure({ ...facts, status, text, headers })
}
