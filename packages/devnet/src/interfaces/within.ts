/** Runs a function and prefixes the message of its error, as Go wraps errors. */
export function withErrorContext<T>(around: string, run: () => T): T {
  try {
    return run()
  } catch (error) {
    throw new Error(`${around}: ${(error as Error).message}`)
  }
}
