import { seededFaults } from "@serac/kits/nodes"
import type { PrimaryFaults } from "../replay-node/start-primary-node.ts"

/**
 * Faults of a public node: throttled, refused, cut off, unavailable; at first those of a starting node. It never returns
 * wrong answers: the simulation covers those.
 *
 * @param share - how many calls of a hundred fail
 */
export function failing(seed: number, share: number): PrimaryFaults {
  const strike = seededFaults(seed, share)
  return (call) => {
    const fault = strike(call)
    return fault?.kind === "result" ? undefined : fault
  }
}
