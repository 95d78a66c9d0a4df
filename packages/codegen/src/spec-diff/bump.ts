import type { Severity } from "./change.ts"

/** What a changeset may ask for, smallest first. */
export const bumps = ["none", "patch", "minor", "major"] as const
export type Bump = (typeof bumps)[number]

/** True when `given` is at least `needed`. */
export const covers = (given: Bump, needed: Bump): boolean => bumps.indexOf(given) >= bumps.indexOf(needed)

/**
 * The smallest bump that a change of this severity allows.
 *
 * Below 1.0 a caret range stops at the next minor, so a breaking change is a minor there and anything else a patch.
 */
export function neededBump(severity: Severity | undefined, version: string): Bump {
  if (severity === undefined) return "none"
  const stable = !version.startsWith("0.")
  if (severity === "breaking") return stable ? "major" : "minor"
  if (severity === "additive") return stable ? "minor" : "patch"
  return "patch"
}
