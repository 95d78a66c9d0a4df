import { type HttpAnswer, type HttpCall, HttpError, parseLossless, send } from "../http/runtime.ts"
import { errorIn, type RpcReply } from "./answer.ts"
import type { PreparedCall } from "./call.ts"
import { NotBootstrappedError } from "./errors/not-bootstrapped-error.ts"
import { RpcError } from "./errors/rpc-error.ts"

/**
 * Sends a JSON-RPC request body until one endpoint answers, or until a retry would be useless or harmful.
 *
 * @param operation - the method, or the methods of a batch.
 * @param read - converts the response to the result. An error that it throws decides whether to retry, like a status.
 */
export function post<Result>(
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
    // The node rejects the `Host`; or it lacks the chain, or has not registered its handlers yet.
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
    // The body is plain text, as most error bodies are.
  }
  const Failure = /done bootstrapping/.test(text) ? NotBootstrappedError : HttpError
  return new Failure({ ...facts, status, text, headers })
}
