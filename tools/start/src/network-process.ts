import { writeFileSync } from "node:fs"
import { genesisJson } from "@serac/devnet"
import { startDevnet } from "@serac/devnet/start"
import { networkFacts } from "./network-facts.ts"
import type { NetworkMessage } from "./start-network.ts"

/** The L1 of the network: its name, and its EVM chain ID. */
const l1 = { name: "firn", chainID: 99_123 }

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Tells who started this process, as long as they are there. */
const tell = (message: NetworkMessage) =>
  new Promise<void>((resolve) => {
    if (process.connected) process.send?.(message, undefined, undefined, () => resolve())
    else resolve()
  })

// Ctrl-C reaches the indexers too, which shall not lose their node before they have stopped.
process.on("SIGINT", () => {})

const [port, genesisFile = "", helicon] = process.argv.slice(2)
const onFault = (error: unknown) => void tell({ kind: "fault", words: wordsOf(error) })
const beginning = startDevnet({
  ...{ port: Number(port), days: 1, l1s: [l1], peers: true, onFault },
  ...(helicon && { helicon: Number(helicon) }),
})

/** Ends, also where who started it is gone before it has begun. */
async function end(): Promise<void> {
  await beginning.then(({ close }) => close()).catch(() => {})
  process.exit()
}
if (process.connected) process.once("disconnect", () => void end())
else void end()

try {
  const { devnet, url } = await beginning
  writeFileSync(genesisFile, genesisJson(devnet.network.genesisFile))
  await tell({ kind: "ready", facts: await networkFacts(devnet, url) })
} catch (error) {
  await tell({ kind: "fault", words: wordsOf(error) })
  process.exit(1)
}
