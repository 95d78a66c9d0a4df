import type { operations } from "@serac/metrics/types"

/** Operations of the document that no configuration of this service answers, and what it does not do. There are none. */
export const unserved = {} as const satisfies Partial<Record<keyof operations, string>>

/** A setting without which an operation is not answered, by its name in `serac.json`. */
export type MetricsRequirement = "chains"

/** The settings that an operation needs. */
export function requiredSettings(_operation: {
  readonly id: string
  readonly path: string
}): readonly MetricsRequirement[] {
  return ["chains"]
}
