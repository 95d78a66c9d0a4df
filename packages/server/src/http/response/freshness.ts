import type { FastifyBaseLogger } from "fastify"

/** A request as it is asked how fresh its answer will be. */
export interface FreshnessRequest {
  /** The path of the operation, as the document writes it. */
  readonly route: string
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
}

/** Headers of an answer, by their names in small letters. */
export type ReplyHeaders = Readonly<Record<string, string>>

/**
 * Says how fresh the answer of a request will be, before it is made: headers, or undefined for what has no age. At once where
 * it can, since every request waits for it.
 */
export type TellFreshness = (request: FreshnessRequest) => ReplyHeaders | undefined | Promise<ReplyHeaders | undefined>

/**
 * Asks how fresh an answer will be. What fails costs the answer its headers and nothing else.
 *
 * @returns the headers, or a promise of them that does not reject, which must be waited for before the answer is made
 */
export function readFreshness(
  tell: TellFreshness,
  request: FreshnessRequest,
  log: FastifyBaseLogger,
): ReplyHeaders | undefined | Promise<ReplyHeaders | undefined> {
  const missed = (error: unknown) => {
    log.debug({ err: error }, "nothing tells how fresh an answer is")
    return undefined
  }
  try {
    const told = tell(request)
    return told instanceof Promise ? told.catch(missed) : told
  } catch (error) {
    return missed(error)
  }
}

/** Whether an answer says how fresh it is: what is not found may only not be there yet, and other errors are of no age. */
export function isDated(status: number): boolean {
  return status < 400 || status === 404
}
