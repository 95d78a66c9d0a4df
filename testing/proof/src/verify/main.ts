import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startIndexer } from "@serac/indexer/evm"
import { startPostgres } from "@serac/kits/postgres"
import { recordedNetwork } from "@serac/recordings"
import { openStore, type StoreLocation } from "@serac/store"
import { commandOf, recordingArgument, storeOption } from "../command-line.ts"
import { workOut } from "../primary/oracle/world.ts"
import { readPrimaryRecording } from "../primary/recording/recording.ts"
import { startPrimaryNode } from "../primary/replay-node/start-primary-node.ts"
import { readLedgers } from "../recording/ledger.ts"
import { startReplayNode } from "../replay-node/start-replay-node.ts"
import { indexNetwork } from "./index-network.ts"
import { verifyStoredChain } from "./verify-chain.ts"
import { verifyStoredNetwork } from "./verify-network.ts"

const verifyCommand = commandOf("verify", "Indexes a recording, and then verifies it as `serac verify --all` does.")
  .argument(...recordingArgument)
  .addOption(storeOption().default("sqlite"))
  .parse()
const [recording = recordedNetwork] = verifyCommand.args
const { store: verifyOptions } = verifyCommand.opts<{ store: "sqlite" | "postgres" }>()
const verifyFolder = await mkdtemp(join(tmpdir(), "serac-verify-"))
const postgres = verifyOptions === "postgres" ? await startPostgres() : undefined
const verifyLocation: StoreLocation = postgres
  ? { kind: "postgres", url: await postgres.createDatabase() }
  : { kind: "sqlite", directory: verifyFolder }

type Verified = Awaited<ReturnType<typeof verifyStoredChain>> & { readonly verdict: { readonly addresses?: number } }

function printVerified(subject: string, { consistency, verdict }: Verified): void {
  const rows = Object.values(consistency.checked).reduce((sum, count) => sum + count, 0)
  console.log(`${subject}: ${rows} rows, ${consistency.inconsistencies.length} contradictions`)
  console.log(`  compared ${JSON.stringify({ ...verdict.compared, addresses: verdict.addresses })}`)
  console.log(`  ${verdict.differences.length} differences, skipped ${JSON.stringify(verdict.skipped)}`)
  for (const one of [...consistency.inconsistencies, ...verdict.differences].slice(0, 20))
    console.log(`  ${JSON.stringify(one)}`)
  if (consistency.inconsistencies.length + verdict.differences.length + verdict.skipped.length > 0) process.exitCode = 1
}

try {
  const world = workOut(await readPrimaryRecording(recording))
  const primary = await startPrimaryNode({ world })
  const network = await indexNetwork(verifyLocation, world, primary)
  printVerified(`network ${network.networkId}`, await verifyStoredNetwork({ location: verifyLocation, network }))
  await primary.stop()
  for (const ledger of await readLedgers(recording)) {
    const { chainId, name } = ledger
    const node = await startReplayNode({ ledger })
    const nativeToken = { name: "Ice", symbol: "ICE", decimals: 18 }
    const chain = { chainId, name, network: "testnet" as const, rpcUrls: [node.rpcUrl], nativeToken }
    const indexer = await startIndexer({ chain, store: verifyLocation, nftMetadata: false, pollInterval: 50 })
    const store = await openStore(verifyLocation)
    while ((await store.chain(chainId).status())?.head.number !== ledger.blocks.length - 1)
      await new Promise((resolve) => setTimeout(resolve, 50))
    await store.close()
    await indexer.stop()
    printVerified(`chain ${chainId} (${name})`, await verifyStoredChain(verifyLocation, chain))
    await node.stop()
  }
} finally {
  await postgres?.stop()
  await rm(verifyFolder, { recursive: true, force: true })
}
