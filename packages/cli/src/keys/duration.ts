const secondsByUnit: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 }

/** Parses a duration such as `90d`, `24h`, `30m`, `10s` or `0` to seconds; undefined for any other text. */
export function readDuration(text: string): number | undefined {
  if (text === "0") return 0
  const [, count, unit = ""] = /^([1-9]\d{0,5})([smhd])$/.exec(text) ?? []
  return count === undefined ? undefined : Number(count) * (secondsByUnit[unit] ?? 0)
}

/**
 * Parses a time to Unix seconds: a day (00:00 UTC) or a time in ISO 8601, or a duration from now. Undefined for any other text.
 *
 * @param now Unix seconds
 */
export function readMoment(text: string, now: number): number | undefined {
  const duration = readDuration(text)
  if (duration !== undefined) return now + duration
  if (!/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?Z)?$/.test(text)) return undefined
  const milliseconds = Date.parse(text)
  return Number.isNaN(milliseconds) ? undefined : Math.floor(milliseconds / 1000)
}
