import { seededFaults } from "@serac/kits/nodes"
import type { PrimaryFaults } from "../replay-node/start-primary-node.ts"

/**
 * Throttled, refused, cut off, unavailable: what a public node does now and then, and at first while it starts. It does not
 * answer wrongly: that is what the simulation is for.
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
