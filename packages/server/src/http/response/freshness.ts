import type { FastifyBaseLogger } from "fastify"

/** The parts of a request that determine the freshness of its response. */
export interface FreshnessRequest {
  /** The path template of the operation. */
  readonly route: string
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
}

/** Response headers by their lower-case names. */
export type ReplyHeaders = Readonly<Record<string, string>>

/**
 * Returns the freshness headers of a response before it is made; undefined for a response without an age. Every request waits for the result,
 * so it is returned synchronously where possible.
 */
export type TellFreshness = (request: FreshnessRequest) => ReplyHeaders | undefined | Promise<ReplyHeaders | undefined>

/**
 * Reads the freshness headers of a response. An error leaves them out and has no other effect.
 *
 * @returns the headers, or a promise of them that never rejects and must be awaited before the response is made
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

/** Whether a status has freshness headers: a 404 may mean that data is not indexed yet; other errors have no age. */
export function isDated(status: number): boolean {
  return status < 400 || status === 404
}
