import { percentage } from "./decimals.ts"

/** What part of a whole somebody has, cut to hundredths of a percent: `37.50 %`; `–` of nothing. */
export function shareOf(part: string, whole: string): string {
  const share = percentage(part, whole)
  if (share === undefined) return "–"
  return share === "0.00" && part !== "0" ? "< 0.01 %" : `${share} %`
}
