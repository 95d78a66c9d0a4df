import { availableParallelism, loadavg } from "node:os"

/** How many times longer than on a quiet machine everything may take on this one, at this moment: 1 to 4. */
export function slowness(): number {
  const [load = 0] = loadavg()
  return Math.min(4, Math.max(1, load / (2 * availableParallelism())))
}
