import { percentage } from "./decimals.ts"

/** Formats a share in percent, truncated to two decimals: `37.50 %`; `–` if the whole is 0. */
export function shareOf(part: string, whole: string): string {
  const share = percentage(part, whole)
  if (share === undefined) return "–"
  return share === "0.00" && part !== "0" ? "< 0.01 %" : `${share} %`
}
