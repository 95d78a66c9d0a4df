/** The message of what was thrown, whatever it is. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
