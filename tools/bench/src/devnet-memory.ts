import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { Devnet } from "@serac/devnet"
import { temporaryArchive } from "@serac/devnet/start"
import { processorSeconds } from "./process-cost.ts"

const dayMs = 86_400_000
const historyStart = Date.UTC(2026, 0, 1)

/** The memory of a devnet with an L1 after some days of simulated use, and the cost of its blocks, with and without a state file. */
export async function memoryOverDays(days: readonly number[]): Promise<void> {
  for (const [name, archive] of [
    ["in a file", temporaryArchive()],
    ["in memory", undefined],
  ] as const) {
    const last = Math.max(...days)
    const clock = { start: historyStart + last * dayMs, isStopped: true }
    const l1s = [{ name: "firn", chainID: 99_123 }]
    const devnet = await Devnet.create({ seed: "bench", days: last, l1s, clock, archive })
    let before = { blocks: blockCount(devnet), cost: processorSeconds(process.pid) }
    const left = [...days].sort((one, other) => one - other)
    await devnet.fillHistory((share) => {
      const [next] = left
      // The last step may end slightly before its share is complete.
      if (next === undefined || share * last < next - 0.01) return
      left.shift()
      const now = { blocks: blockCount(devnet), cost: processorSeconds(process.pid) }
      const each = ((now.cost - before.cost) * 1000) / (now.blocks - before.blocks)
      console.log(
        `  ${next} days of traffic, what is old ${name}: ${now.blocks} blocks, ${each.toFixed(1)} ms of processor each, ${heap().toFixed(0)} MiB of heap`,
      )
      before = { blocks: now.blocks, cost: processorSeconds(process.pid) }
    })
    devnet.close()
  }
}

const blockCount = ({ network, chains }: Devnet): number =>
  network.p.last.height +
  network.x.last.height +
  chains.all.reduce((sum, { chain }) => sum + Number(chain.tip.header.number), 0)

/** MiB of the heap in use after garbage collection. */
function heap(): number {
  setFlagsFromString("--expose-gc")
  runInNewContext("gc")()
  return process.memoryUsage().heapUsed / 1024 / 1024
}
