import type { Severity } from "./change.ts"

/** The bumps that a changeset can request, smallest first. */
export const bumps = ["none", "patch", "minor", "major"] as const
export type Bump = (typeof bumps)[number]

/** Whether `given` is at least `needed`. */
export const covers = (given: Bump, needed: Bump): boolean => bumps.indexOf(given) >= bumps.indexOf(needed)

/**
 * The smallest version bump that is correct for a change of this severity.
 *
 * Below 1.0, a caret range only covers patches, so a breaking change needs a minor bump and all others need a patch.
 */
export function neededBump(severity: Severity | undefined, version: string): Bump {
  if (severity === undefined) return "none"
  const stable = !version.startsWith("0.")
  if (severity === "breaking") return stable ? "major" : "minor"
  if (severity === "additive") return stable ? "minor" : "patch"
  return "patch"
}
