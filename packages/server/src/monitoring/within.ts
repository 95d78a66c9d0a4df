/** Thrown when work does not finish in time. */
export class TooLateError extends Error {
  override readonly name = "TooLateError"
}

/**
 * Milliseconds after which an unanswered read of the store is repeated: its connection may be lost unnoticed. An earlier repeat would only add
 * to the load.
 */
export const retryAfterMs = 4_000

/** Settles as `work` does, or rejects with a {@link TooLateError} after `milliseconds`; a later result of `work` is ignored. */
export function withTimeout<Result>(milliseconds: number, work: Promise<Result>, what: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TooLateError(`${what} did not answer within ${milliseconds / 1000} s`)),
      milliseconds,
    )
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
