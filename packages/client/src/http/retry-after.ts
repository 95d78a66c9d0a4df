/**
 * The delay that the server requests in seconds (RFC 9110, 10.2.3): `retry-after`, as seconds or as a date, which is compared with
 * the server's own clock, since the client's may differ.
 */
export function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get("retry-after") ?? ""
  if (!/^[a-z]/i.test(text)) return number(text)
  const wait = instant(text) - (instant(headers.get("date") ?? "") || Date.now())
  return Number.isNaN(wait) ? undefined : Math.max(0, wait / 1000)
}

/** A limit may be followed by its policy: `100, 100;w=60`. */
export const number = (text: string | null): number | undefined =>
  /^\d+(\.\d+)?\s*([,;]|$)/.test(text ?? "") ? Number.parseFloat(text ?? "") : undefined

/** All three date formats of RFC 9110, 5.6.7 are in GMT; only asctime's does not contain it. */
const instant = (date: string) => Date.parse(date.endsWith("GMT") ? date : `${date} GMT`)
