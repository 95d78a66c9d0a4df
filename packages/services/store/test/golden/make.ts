import { mkdir, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { fileURLToPath } from "node:url"
import { chainPart, networkPart } from "../../src/engine.ts"
import { dump, dumpNetwork, openStore } from "../../src/index.ts"
import { migrations } from "../../src/schema/migrations.ts"
import { files } from "../../src/sqlite/files.ts"
import { address, word } from "../conformance/chain-of.ts"
import { linesOf } from "../conformance/lines-of.ts"
import { progressOf, stakerOf } from "../conformance/network/rows.ts"
import { goldenChainId, goldenHistory, goldenSecret } from "./history.ts"
import { goldenNetworkHistory, goldenNetworkId } from "./network-history.ts"

// Makes the database of today's version, which tests of all later versions open: `node test/golden/make.ts`.
const directory = fileURLToPath(new URL(`./version-${migrations.length}`, import.meta.url))
await rm(directory, { recursive: true, force: true })
await mkdir(directory)
const store = await openStore({ kind: "sqlite", directory })
const writer = await store.openWriter(goldenChainId)
await writer.append(goldenHistory, { nodeHead: 3, now: 1_700_000_100 })
await writer.saveContracts([
  { address: address(0xc01), ercType: "ERC-20", name: "Ice", symbol: "ICE", decimals: 18, attempts: 1 },
  { address: address(0xde), attempts: 2, retryAt: 1_700_000_500 },
])
const metadata = '{"indexStatus":"INDEXED","name":"Serac"}'
await writer.saveTokens([{ contract: address(0xa47), tokenId: word(77), tokenUri: "ipfs://77", metadata, attempts: 1 }])
await store.requestReindex(goldenChainId, address(0xa47), word(77), 1_700_000_200)
await store.secret()
await writeFile(join(directory, "dump.txt"), `${(await linesOf(dump(store, goldenChainId))).join("\n")}\n`)

const networkWriter = await store.openNetworkWriter(goldenNetworkId)
for (const batch of goldenNetworkHistory) {
  const platform = { time: 30, accruedFees: 2n ** 64n - 1n, validatorExcess: 7n, more: "{}" }
  await networkWriter.append(batch, progressOf(batch, batch.chain === "P" ? { platform } : {}))
}
await networkWriter.observe([{ txId: stakerOf(2).txId, uptime: 99.5, connected: true, potentialReward: 7n }], 1000)
await networkWriter.note(["what is missing"])
const networkLines = await linesOf(dumpNetwork(store, goldenNetworkId))
await writeFile(join(directory, "network-dump.txt"), `${networkLines.join("\n")}\n`)
await store.close()

const meta = new DatabaseSync(files.meta(directory))
meta.prepare("UPDATE store_secret SET secret = ?").run(Buffer.from(goldenSecret, "hex"))
meta.exec("VACUUM")
meta.close()
await rm(files.lock(directory, chainPart(goldenChainId)))
await rm(files.lock(directory, networkPart(goldenNetworkId)))
