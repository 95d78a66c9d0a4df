const units = [
  ["d", 86_400],
  ["h", 3_600],
  ["min", 60],
  ["s", 1],
] as const

/** Formats seconds in their one or two largest units: `3 d 4 h`, `12 s`. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const at = units.findIndex(([, size]) => whole >= size)
  const first = units[at]
  if (first === undefined) return "0 s"
  const next = units[at + 1]
  const count = Math.floor(whole / first[1])
  const rest = next === undefined || at > 1 ? 0 : Math.floor((whole % first[1]) / next[1])
  return `${count} ${first[0]}${next === undefined || rest === 0 ? "" : ` ${rest} ${next[0]}`}`
}

/** Formats a time relative to another one: `3 min ago`, `in 2 d`. Unix seconds. */
export function relativeTime(moment: number, now: number): string {
  const seconds = now - moment
  if (Math.abs(seconds) < 1) return "now"
  return seconds > 0 ? `${duration(seconds)} ago` : `in ${duration(-seconds)}`
}

/** Formats a time in UTC: `2026-11-23 02:24:31 UTC`. Unix seconds; a number that is not a valid time is returned as text. */
export function absoluteTime(moment: number): string {
  const date = new Date(moment * 1_000)
  if (Number.isNaN(date.getTime())) return String(moment)
  return `${date.toISOString().slice(0, 19).replace("T", " ")} UTC`
}

/** Formats a time for the attribute `datetime` of `<time>`. Unix seconds. */
export function machineTime(moment: number): string | undefined {
  const date = new Date(moment * 1_000)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}
