/** Formats a time like Go: RFC 3339 in UTC, without trailing zeros of the fraction. */
export function goTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.?0*Z$/, "Z")
}

/** Go's zero time: the node's value for something that has not happened yet. */
export const neverTime = "0001-01-01T00:00:00Z"
