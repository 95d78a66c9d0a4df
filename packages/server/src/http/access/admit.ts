import type { FastifyReply, FastifyRequest } from "fastify"
import { exchangeOf } from "../exchange.ts"
import type { ErrorReplies } from "../response/error-replies.ts"
import { ServiceError } from "../service-error.ts"
import type { Access, AccessUse, Admission } from "./access.ts"

/** Calls `pass` for an admitted request, or sends the refusal. */
export type Admit = (request: FastifyRequest, reply: FastifyReply, use: AccessUse, pass: () => void) => void

/** Admits every request. */
const admitAll: Admit = (_request, _reply, _use, pass) => pass()

/** Counts a running request of a key: see {@link Connections.beginWithKey}. */
export type BeginWithKey = (keyId: string) => (() => void) | undefined

/** The error of a request whose key has too many running requests. */
export function tooManyWithKey(): ServiceError {
  return new ServiceError(429, "There are as many requests with this key already as may be", { retryAfter: 1 })
}

/** Admits requests by `access`, and limits the running requests of each key; without `access` every request is admitted. */
export function admitBy(access: Access | undefined, errors: ErrorReplies, beginWithKey: BeginWithKey): Admit {
  if (access === undefined) return admitAll
  /** An error of `access` is a fault of the service: the request fails and is not admitted. */
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
