import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { recordedHelicon } from "@serac/recordings"
import { readLines, recordedFile } from "../recording/lines.ts"
import type { WireExchange } from "./wire-exchange.ts"

// Reads a whole recording and writes a selection of the C-Chain's exchanges: `node testing/proof/src/devnet/curate-c-chain.ts DIR [INTO]`.
const [heliconSource, heliconTarget = recordedHelicon] = process.argv.slice(2)
if (heliconSource === undefined) throw new Error("Which recording? Give its directory.")

/** After its first requests, one in this many requests of each method is kept: most repeat for each block, transaction and contract. */
const sampledEvery = 16
/** The first requests of each method that are always kept: they name blocks in every way. */
const firstOfMethod = 12

const exchangesFile = recordedFile(join(heliconSource, "exchanges"), "evm-c-chain")
if (exchangesFile === undefined) throw new Error(`${heliconSource}: exchanges/evm-c-chain is missing`)
const lines: string[] = []
const seen = new Map<string, number>()
for await (const exchange of readLines<WireExchange>(exchangesFile)) {
  if (!exchange.request.path.endsWith("/rpc")) continue
  const { method } = JSON.parse(exchange.request.body ?? "{}")
  const count = seen.get(method) ?? 0
  seen.set(method, count + 1)
  if (count < firstOfMethod || count % sampledEvery === 0) lines.push(JSON.stringify(exchange))
}
writeFileSync(join(heliconTarget, "exchanges", "evm-c-chain.jsonl.gz"), gzipSync(`${lines.join("\n")}\n`, { level: 9 }))
