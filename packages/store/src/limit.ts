/** SQLite takes a negative limit for none. */
export function limitOf(limit: number): number {
  return Math.max(0, limit)
}
