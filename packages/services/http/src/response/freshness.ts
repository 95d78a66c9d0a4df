import type { FastifyBaseLogger, FastifyReply } from "fastify"

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
 * Puts the headers into a reply. What fails costs the answer its headers and nothing else.
 *
 * @returns what must be waited for before the answer is made; undefined for nothing
 */
export function putFreshness(
  tell: TellFreshness,
  request: FreshnessRequest,
  reply: FastifyReply,
  log: FastifyBaseLogger,
): Promise<void> | undefined {
  const put = (headers: ReplyHeaders | undefined) => {
    if (headers !== undefined && !reply.sent) reply.headers(headers)
  }
  const missed = (error: unknown) => log.debug({ err: error }, "nothing tells how fresh an answer is")
  try {
    const told = tell(request)
    if (told instanceof Promise) return told.then(put, missed)
    put(told)
  } catch (error) {
    missed(error)
  }
  return undefined
}
