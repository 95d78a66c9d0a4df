import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { recordedNetwork } from "@serac/recordings"
import { readLines, recordedFile } from "../../recording/lines.ts"

// A whole recording in, its primary network out: `node testing/proof/src/primary/recording/curate.ts DIR [INTO]`.
const [sourceFolder, targetFolder = recordedNetwork] = process.argv.slice(2)
if (sourceFolder === undefined) throw new Error("Which recording? Give its directory.")

const writeLines = (file: string, lines: readonly unknown[]) =>
  writeFileSync(
    join(targetFolder, file),
    gzipSync(`${lines.map((line) => JSON.stringify(line)).join("\n")}\n`, { level: 9 }),
  )

interface HttpExchange {
  readonly request: { readonly path: string; readonly body?: string }
  readonly response: { readonly body?: string }
}

function exchangesFileOf(folder: string, name: string): string {
  const file = recordedFile(join(sourceFolder as string, folder), name)
  if (file === undefined) throw new Error(`${sourceFolder}: ${folder}/${name} is missing`)
  return file
}

/** In bytes; longer answers repeat large parts of the ledger. */
const longestRecordedAnswer = 100_000

/** Methods whose answers follow from the ledger: only a few of their calls are kept, as evidence. */
const repeated = new Map([
  ["platform.getBlockByHeight", 20],
  ["avm.getBlockByHeight", 20],
  ["avm.getTx", 4],
  ["platform.getTx", 10],
])

const wanted = new Set<string>()
for (const name of ["p-chain", "x-chain"]) {
  const lines = []
  for await (const line of readLines<{ json: string }>(exchangesFileOf("ledger", name))) {
    for (const [, id] of line.json.matchAll(/"id":"(\w+)"/g)) if (id) wanted.add(id)
    lines.push(line)
  }
  writeLines(`ledger/${name}.jsonl.gz`, lines)
}
for (const name of ["p-chain", "x-chain", "node"]) {
  const seen = new Map<string, number>()
  const exchanges = []
  for await (const exchange of readLines<HttpExchange>(exchangesFileOf("exchanges", name))) {
    const { method = "", params } = JSON.parse(exchange.request.body ?? "{}")
    const every = method.endsWith("getTx") && !wanted.has(params?.txID) ? 1 : (repeated.get(method) ?? 1)
    const count = seen.get(method) ?? 0
    seen.set(method, count + 1)
    const isShort = (exchange.response.body?.length ?? 0) <= longestRecordedAnswer
    if (isShort && count % every === 0) exchanges.push(exchange)
  }
  writeLines(`exchanges/${name}.jsonl.gz`, exchanges)
}
const atomic = []
for await (const exchange of readLines<HttpExchange>(exchangesFileOf("exchanges", "evm-c-chain"))) {
  if (exchange.request.path === "/ext/bc/C/avax") atomic.push(exchange)
}
writeLines("exchanges/avax.jsonl.gz", atomic)
const genesis = join(sourceFolder, "genesis.json")
if (existsSync(genesis)) writeFileSync(join(targetFolder, "genesis.json"), readFileSync(genesis))
