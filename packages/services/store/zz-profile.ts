import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { networkPart } from "./src/engine.ts"
import { openSqliteEngine } from "./src/sqlite/engine.ts"
import { EngineNetworkWriter } from "./src/writer/network/network-writer.ts"
import { utxoBatches } from "../../../tools/bench/src/utxo-workload.ts"
const directory = await mkdtemp(join(tmpdir(), "serac-prof-"))
const engine = await openSqliteEngine(directory)
const connection = await engine.openWriter(networkPart(1))
const spent = new Map<string, [number, number]>()
const count = (k: string, n: number, us: number) => { const e = spent.get(k) ?? [0, 0]; e[0] += n; e[1] += us; spent.set(k, e) }
const cpu = () => { const { user, system } = process.cpuUsage(); return user + system }
const wrapped = {
  all: connection.all.bind(connection), get: connection.get.bind(connection), close: () => connection.close(),
  transaction: (work: any) => connection.transaction((t) => {
    const p: any = {}
    for (const op of ["insert", "insertMissing", "replace", "remove"]) p[op] = async (table: any, rows: any[]) => { const b = cpu(); await (t as any)[op](table, rows); count(`${op} ${table.name}`, rows.length, cpu() - b) }
    for (const op of ["all", "get", "run"]) p[op] = async (q: any, x: any) => { const b = cpu(); const r = await (t as any)[op](q, x); count(`${op} ${q.name}`, 1, cpu() - b); return r }
    return work(p)
  }),
}
const writer = new EngineNetworkWriter(1, wrapped as any)
const N = Number(process.argv[2] ?? 60000)
let total = 0, made = 0
let mark = 0, markMade = 0
for (const { rows, progress } of utxoBatches(N, Number(process.argv[3] ?? 4000))) { const b = cpu(); await writer.append(rows, progress); total += cpu() - b; made += rows.utxos.length
 if (made - markMade >= N / 4) { console.log(made, ((made - markMade) / (total - mark) * 1e6).toFixed(0), "per cpu s"); mark = total; markMade = made } }
console.log(made, "utxos", (total / 1e6).toFixed(2), "cpu s", (made / total * 1e6).toFixed(0), "/s")
let sum = 0
for (const [k, [n, us]] of [...spent].sort((a, b) => b[1][1] - a[1][1])) { sum += us; console.log((us / 1000).toFixed(0).padStart(7), "ms", String(n).padStart(8), (us / n).toFixed(2).padStart(7), "us", k) }
console.log("in database", (sum / 1e6).toFixed(2))
await engine.close(); await rm(directory, { recursive: true })
