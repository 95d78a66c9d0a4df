/** A moment as Go writes it: RFC 3339 in UTC, without zeros at the end of the fraction. */
export function goTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.?0*Z$/, "Z")
}

/** Go's zero time: what a node writes where something has not happened yet. */
export const neverTime = "0001-01-01T00:00:00Z"
