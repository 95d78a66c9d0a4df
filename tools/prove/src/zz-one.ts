import { mkdtemp, rm } from "node:fs/promises"
import { openStore } from "@serac/store"
import { linesOf } from "./simulation-primary/lines.ts"
import { referenceLines } from "./simulation-primary/reference.ts"
import { Simulation } from "./simulation-primary/simulation.ts"
import { simulate } from "./simulation-primary/simulate.ts"
const seed = Number(process.argv[2])
const id = 100_000 + 2 * seed
const directory = await mkdtemp("/tmp/serac-simulation-")
const store = await openStore({ kind: "sqlite", directory })
try { await simulate(seed, store, id); console.log("ok") } catch (e) { console.log(String(e).slice(0, Number(process.env.LEN ?? 2000))) }
const { world } = new Simulation(seed, store, id)
const [a, b] = [await linesOf(store, id), await referenceLines(world)]
const sa = new Set(a), sb = new Set(b)
for (const l of a) if (!sb.has(l)) console.log("+ " + l.slice(0, 700))
for (const l of b) if (!sa.has(l)) console.log("- " + l.slice(0, 700))
await store.close(); await rm(directory, { recursive: true })
