import { availableParallelism, loadavg } from "node:os"

/** The factor by which everything may take longer on this machine than on an idle one, at this moment: 1 to 4. */
export function slowness(): number {
  const [load = 0] = loadavg()
  return Math.min(4, Math.max(1, load / (2 * availableParallelism())))
}
