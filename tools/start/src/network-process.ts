import { writeFileSync } from "node:fs"
import { genesisJson } from "@serac/devnet"
import { startDevnet } from "@serac/devnet/start"
import { networkFacts } from "./network-facts.ts"
import type { NetworkMessage } from "./start-network.ts"

/** The L1 of the network: its name, and its EVM chain ID. */
const l1 = { name: "firn", chainID: 99_123 }

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Tells who started this process; nobody is told where they are gone. */
const tell = (message: NetworkMessage) => process.connected && process.send?.(message)

// Ctrl-C reaches the indexers too, which shall not lose their node before they have stopped.
process.on("SIGINT", () => {})

const [port, genesisFile = ""] = process.argv.slice(2)
try {
  const onFault = (error: unknown) => tell({ kind: "fault", words: wordsOf(error) })
  const { devnet, url, close } = await startDevnet({ port: Number(port), days: 1, l1s: [l1], onFault })
  process.once("disconnect", () => void close().finally(() => process.exit()))
  writeFileSync(genesisFile, genesisJson(devnet.network.genesisFile))
  tell({ kind: "ready", facts: await networkFacts(devnet, url) })
} catch (error) {
  tell({ kind: "fault", words: wordsOf(error) })
  process.exit(1)
}
