import type { Finding, HealthCheck } from "./health-check.ts"

/** A check that stays well once it was: a node that has been ready is not unready again. */
export function onceWell({ look, ...check }: HealthCheck): HealthCheck {
  let well: Finding | undefined
  return {
    ...check,
    look() {
      if (well !== undefined) return well
      const found = look()
      if (found.error === undefined) well = found
      return found
    },
  }
}
