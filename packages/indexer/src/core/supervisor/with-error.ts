/** The same progress with this error and this next attempt (Unix seconds), each removed if undefined. */
export function withError<Progress extends { readonly error?: string; readonly retryAt?: number }>(
  { error: _, retryAt: __, ...progress }: Progress,
  error: string | undefined,
  retryAt: number | undefined,
): Progress {
  const told = { ...(error === undefined ? {} : { error }), ...(retryAt === undefined ? {} : { retryAt }) }
  return { ...progress, ...told } as Progress
}
