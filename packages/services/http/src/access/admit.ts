import type { FastifyReply, FastifyRequest } from "fastify"
import { type Exchange, exchangeOf } from "../exchange.ts"
import type { ErrorReplies } from "../response/error-replies.ts"
import type { Access, AccessUse, Admission } from "./access.ts"

/** Lets a request pass, or answers that it is refused. */
export type Admit = (request: FastifyRequest, reply: FastifyReply, use: AccessUse, pass: () => void) => void

/** Everybody may ask for everything. */
const admitAll: Admit = (_request, _reply, _use, pass) => pass()

/** Asks whether requests may pass; all may where there is nobody to ask. */
export function admitBy(access: Access | undefined, errors: ErrorReplies): Admit {
  if (access === undefined) return admitAll
  return (request, reply, use, pass) => {
    const exchange = exchangeOf(request)
    const decide = ({ caller, headers, refusal }: Admission) => {
      exchange.caller = caller
      if (exchange.isOver) return
      if (headers !== undefined) reply.headers(headers)
      if (refusal === undefined) pass()
      else errors.fail(reply, exchange, refusal)
    }
    const told = ask(access, request, use, exchange, (error) => errors.fail(reply, exchange, error))
    if (told instanceof Promise) void told.then((admission) => admission && decide(admission))
    else if (told !== undefined) decide(told)
  }
}

/** What fails of asking is a fault of the service: nobody is let in by one. */
function ask(
  access: Access,
  request: FastifyRequest,
  use: AccessUse,
  exchange: Exchange,
  fail: (error: unknown) => void,
): Admission | undefined | Promise<Admission | undefined> {
  const missed = (error: unknown) => {
    if (!exchange.isOver) fail(error)
    return undefined
  }
  try {
    const told = access.admit(request.raw, use)
    return told instanceof Promise ? told.catch(missed) : told
  } catch (error) {
    return missed(error)
  }
}
