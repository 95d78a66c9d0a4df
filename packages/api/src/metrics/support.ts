import type { operations } from "@serac/metrics/types"

/** Operations that no configuration of this service serves, with the missing feature. There are none. */
export const unserved = {} as const satisfies Partial<Record<keyof operations, string>>

/** A setting that an operation requires, by its name in `serac.json`. */
export type MetricsRequirement = "chains"

/** The settings that an operation requires. */
export function requiredSettings(_operation: {
  readonly id: string
  readonly path: string
}): readonly MetricsRequirement[] {
  return ["chains"]
}
