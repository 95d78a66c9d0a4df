import { setTimeout } from "node:timers/promises"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { startDevnet } from "@serac/devnet/start"
import type { Results } from "./results/results.ts"

/** What a further network in the same process costs, as in tests that begin one each: time to its first answer, and memory. */
export async function manyNetworks(count: number, results: Results): Promise<void> {
  const first = await startDevnet({ seed: "first" })
  const before = await memoryAfterCollection()
  const begun = performance.now()
  const networks = []
  for (let made = 0; made < count; made++) networks.push(await startDevnet({ seed: `network ${made}` }))
  const time = (performance.now() - begun) / count
  const memory = ((await memoryAfterCollection()) - before) / count
  for (const { close } of [first, ...networks]) await close()
  const what = `a further network in the same process, mean of ${count}`
  const devnet = `${time.toFixed(0)} ms, ${(memory / 2 ** 20).toFixed(1)} MiB of heap and buffers`
  results.add("devnet", { what }, { devnet, "anvil 1.7.1": "not measured" })
  console.log(`  ${what}: ${devnet}`)
}

/** Bytes of heap and buffers after a collection. */
async function memoryAfterCollection(): Promise<number> {
  setFlagsFromString("--expose-gc")
  const collect = runInNewContext("gc")
  collect()
  // Buffers are freed in a later turn.
  await setTimeout(50)
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
