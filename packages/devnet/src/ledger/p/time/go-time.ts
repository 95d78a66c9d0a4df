/** Formats a time as Go prints it: `2026-11-21 05:33:23 +0000 UTC`. */
export function goTime(seconds: bigint): string {
  const [date, time = ""] = new Date(Number(seconds) * 1000).toISOString().split("T")
  return `${date} ${time.slice(0, 8)} +0000 UTC`
}
