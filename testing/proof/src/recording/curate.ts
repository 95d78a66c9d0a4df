import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { recordedNetwork } from "@serac/recordings"
import { readLedgers } from "./ledger.ts"
import { readLines, recordedFile } from "./lines.ts"
import type { RecordedAccount } from "./network.ts"

/** Methods that the replay node serves; their recorded answers are compared with the replay node's. */
const recordedMethods = new Set([
  "eth_blockNumber",
  "eth_call",
  "eth_chainId",
  "eth_getBlockByHash",
  "eth_getBlockByNumber",
  "eth_getBlockReceipts",
  "eth_getCode",
  "eth_getLogs",
  "eth_nope",
  "eth_syncing",
  "net_version",
  "nope",
  "web3_clientVersion",
])

// A whole recording in, its EVM chains out: `node testing/proof/src/recording/curate.ts DIR [INTO]`.
const [sourceFolder, targetFolder = recordedNetwork] = process.argv.slice(2)
if (sourceFolder === undefined) throw new Error("Which recording? Give its directory.")
for (const folder of ["ledger", "exchanges"]) mkdirSync(join(targetFolder, folder), { recursive: true })

const writeLines = (file: string, lines: readonly unknown[]) =>
  writeFileSync(
    join(targetFolder, file),
    gzipSync(`${lines.map((line) => JSON.stringify(line)).join("\n")}\n`, { level: 9 }),
  )

for (const { name, blocks } of await readLedgers(sourceFolder)) {
  // An EVM node's interface does not serve the consensus wrapper of a block.
  writeLines(
    `ledger/${name}.jsonl.gz`,
    blocks.map(({ number, block, receipts, traces }) => ({ number, block, receipts, traces })),
  )
  const file = recordedFile(join(sourceFolder, "exchanges"), `evm-${name}`)
  if (file === undefined) continue
  const exchanges = []
  for await (const exchange of readLines<{ request: { body?: string } }>(file)) {
    if (recordedMethods.has(JSON.parse(exchange.request.body ?? "{}").method)) exchanges.push(exchange)
  }
  writeLines(`exchanges/evm-${name}.jsonl.gz`, exchanges)
}

const { cChainID, l1, accounts, contracts } = JSON.parse(readFileSync(join(sourceFolder, "network.json"), "utf8"))
const addresses = (accounts as readonly RecordedAccount[]).map(({ eth, bech32 }) => ({ eth, bech32 }))
writeFileSync(
  join(targetFolder, "network.json"),
  `${JSON.stringify({ cChainID, l1, accounts: addresses, contracts })}\n`,
)
