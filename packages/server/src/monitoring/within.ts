/** What was asked for did not come in time. */
export class TooLateError extends Error {
  override readonly name = "TooLateError"
}

/**
 * Milliseconds after which a store is asked again that has not answered: the connection may be one that nobody knows to be lost.
 * Before, asking would only add to what it has not done.
 */
export const retryAfterMs = 4_000

/** Settles as `work` does, or rejects with a {@link TooLateError} after `milliseconds`; whatever `work` does then is nobody's business. */
export function withTimeout<Result>(milliseconds: number, work: Promise<Result>, what: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TooLateError(`${what} did not answer within ${milliseconds / 1000} s`)),
      milliseconds,
    )
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
