import { mkdtemp, rm } from "node:fs/promises"
import { openStore } from "@serac/store"
import { simulate } from "/work/main/tools/prove/src/simulation-primary/simulate.ts"
const [from, count] = process.argv.slice(2).map(Number)
const directory = await mkdtemp("/tmp/serac-simulation-")
const store = await openStore({ kind: "sqlite", directory })
for (let seed = from; seed < from + count; seed++) {
  const t = process.cpuUsage()
  try {
    const o = await simulate(seed, store, 100_000 + 2 * seed)
    const u = process.cpuUsage(t)
    console.log(seed, o.blocks, o.transactions, o.ends.length, o.checks, o.hours.toFixed(1), `${((u.user+u.system)/1000).toFixed(0)} ms`)
  } catch (e) { console.log(`FAIL ${seed}`, String(e instanceof Error ? e.message : e).slice(0, Number(process.env.LEN ?? 3000))) }
}
await store.close(); await rm(directory, { recursive: true })
