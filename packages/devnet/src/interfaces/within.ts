/** Runs something, and puts words before the message of what it throws, as Go wraps errors. */
export function withErrorContext<T>(around: string, run: () => T): T {
  try {
    return run()
  } catch (error) {
    throw new Error(`${around}: ${(error as Error).message}`)
  }
}
