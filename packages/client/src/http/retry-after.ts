/**
 * Seconds that the server wants to be left alone (RFC 9110, 10.2.3): `retry-after`, as seconds or as a date, which is held
 * against the server's own clock, since ours may differ.
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

/** All three forms of RFC 9110, 5.6.7 are in GMT; only asctime's does not say so. */
const instant = (date: string) => Date.parse(date.endsWith("GMT") ? date : `${date} GMT`)
