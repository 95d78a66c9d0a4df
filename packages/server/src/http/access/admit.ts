import type { FastifyReply, FastifyRequest } from "fastify"
import { exchangeOf } from "../exchange.ts"
import type { ErrorReplies } from "../response/error-replies.ts"
import { ServiceError } from "../service-error.ts"
import type { Access, AccessUse, Admission } from "./access.ts"

/** Lets a request pass, or answers that it is refused. */
export type Admit = (request: FastifyRequest, reply: FastifyReply, use: AccessUse, pass: () => void) => void

/** Everybody may ask for everything. */
const admitAll: Admit = (_request, _reply, _use, pass) => pass()

/** Begins a request with a key: see {@link Connections.beginWithKey}. */
export type BeginWithKey = (keyId: string) => (() => void) | undefined

/** What is said to a key with which too many requests run. */
export function tooManyWithKey(): ServiceError {
  return new ServiceError(429, "There are as many requests with this key already as may be", { retryAfter: 1 })
}

/** Asks whether requests may pass, and counts those that run with each key; all may pass where there is nobody to ask. */
export function admitBy(access: Access | undefined, errors: ErrorReplies, beginWithKey: BeginWithKey): Admit {
  if (access === undefined) return admitAll
  /** What fails of asking is a fault of the service: nobody is let in by one. */
  const fail = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    const exchange = exchangeOf(request)
    if (!exchange.isOver) errors.fail(reply, exchange, error)
  }
  const decide = (
    request: FastifyRequest,
    reply: FastifyReply,
    { caller, headers, refusal }: Admission,
    pass: () => void,
  ) => {
    const exchange = exchangeOf(request)
    exchange.caller = caller
    if (exchange.isOver) return
    if (headers !== undefined) reply.headers(headers)
    if (refusal !== undefined) {
      errors.fail(reply, exchange, refusal)
      return
    }
    if (caller.keyId !== undefined) {
      const end = beginWithKey(caller.keyId)
      if (end === undefined) {
        errors.fail(reply, exchange, tooManyWithKey())
        return
      }
      reply.raw.once("close", end)
    }
    pass()
  }
  return (request, reply, use, pass) => {
    let told: Admission | Promise<Admission>
    try {
      told = access.admit(request.raw, use)
    } catch (error) {
      fail(request, reply, error)
      return
    }
    if (!(told instanceof Promise)) {
      decide(request, reply, told, pass)
      return
    }
    void told.then(
      (admission) => decide(request, reply, admission, pass),
      (error: unknown) => fail(request, reply, error),
    )
  }
}
