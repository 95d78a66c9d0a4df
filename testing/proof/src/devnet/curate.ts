import { copyFileSync, mkdirSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { gzipSync } from "node:zlib"
import { recordedNetwork } from "@serac/recordings"
import { readLines, recordedFile } from "../recording/lines.ts"
import { conversationFiles } from "./conversation.ts"
import type { WireExchange } from "./wire-exchange.ts"

// Reads a whole recording and writes the part that only a devnet is compared with: `node testing/proof/src/devnet/curate.ts DIR [INTO]`.
const [heliconExchanges, exchangesTarget = recordedNetwork] = process.argv.slice(2)
if (heliconExchanges === undefined) throw new Error("Which recording? Give its directory.")
for (const folder of ["ledger", "exchanges"]) mkdirSync(join(exchangesTarget, folder), { recursive: true })

const recordedNames = ["health", "health-healthy", "health-network-unhealthy", "startup", "transport-by-name"]
for (const name of [...recordedNames, "transport-positional-c-chain", "transport-positional-l1"]) {
  const file = recordedFile(join(heliconExchanges, "exchanges"), name)
  if (file !== undefined) copyFileSync(file, join(exchangesTarget, "exchanges", basename(file)))
}

for (const file of conversationFiles(heliconExchanges).values())
  copyFileSync(file, join(exchangesTarget, basename(file)))

function exchangesFileOf(folder: string, name: string): string {
  const file = recordedFile(join(heliconExchanges as string, folder), name)
  if (file === undefined) throw new Error(`${heliconExchanges}: ${folder}/${name} is missing`)
  return file
}

const writeLines = (file: string, lines: readonly string[]) =>
  writeFileSync(join(exchangesTarget, file), gzipSync(`${lines.join("\n")}\n`, { level: 9 }))

/** Methods whose answers depend on the time of the request. */
const prices = ["eth_gasPrice", "eth_baseFee", "eth_maxPriorityFeePerGas", "eth_suggestPriceOptions"]
const priced: string[] = []
for await (const exchange of readLines<WireExchange>(exchangesFileOf("exchanges", "evm-c-chain"))) {
  if (prices.includes(JSON.parse(exchange.request.body ?? "{}").method)) priced.push(JSON.stringify(exchange))
}
writeLines("exchanges/c-chain-prices.jsonl.gz", priced)

const lines: string[] = []
for await (const { number, containerID, container } of readLines<{
  number: number
  containerID?: string
  container?: string
}>(exchangesFileOf("ledger", "c-chain"))) {
  if (containerID !== undefined) lines.push(JSON.stringify({ number, containerID, container }))
}
writeLines("ledger/c-chain-containers.jsonl.gz", lines)
