/** Maximum seconds accepted from a host: a day. */
const maxRetryAfterSeconds = 86_400

/**
 * The seconds in the header `retry-after`, in either form of RFC 9110 10.2.3.
 *
 * @param now - Unix milliseconds.
 */
export function retryAfterOf(header: string | string[] | undefined, now: number): number | undefined {
  if (typeof header !== "string" || header.length > 40) return undefined
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000)
  return seconds >= 0 ? Math.min(maxRetryAfterSeconds, seconds) : undefined
}
