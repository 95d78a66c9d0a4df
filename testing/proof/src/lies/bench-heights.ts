import type { World } from "../primary/oracle/world.ts"
import type { LieBenchOptions } from "./prove-lie.ts"

/** Maximum blocks of a chain between two heights. */
const maxBlocks = 6

/** A backfill of all but the last blocks of a recorded network, and these at the head, some after each lie. */
export function benchHeights({ heights }: World, lies: number): LieBenchOptions["heights"] {
  const at = (height: number, step: number) =>
    height - (lies - step) * Math.max(1, Math.min(maxBlocks, Math.floor((height - 2) / lies)))
  return Array.from({ length: lies + 1 }, (_, step) => ({
    ...{ P: at(heights.P, step), X: at(heights.X, step), C: at(heights.C, step) },
  }))
}
