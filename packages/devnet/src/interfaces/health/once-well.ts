import type { Finding, HealthCheck } from "./health-check.ts"

/** A check that keeps passing after its first success: a ready node does not become unready. */
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
