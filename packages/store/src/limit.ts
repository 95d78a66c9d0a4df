/** Clamps a limit to 0 or more: SQLite treats a negative limit as no limit. */
export function limitOf(limit: number): number {
  return Math.max(0, limit)
}
