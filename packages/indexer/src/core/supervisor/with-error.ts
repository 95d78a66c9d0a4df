/** The same progress with this error, or with none. */
export function withError<Progress extends { readonly error?: string }>(
  { error: _, ...progress }: Progress,
  error: string | undefined,
): Progress {
  return { ...progress, ...(error === undefined ? {} : { error }) } as Progress
}
