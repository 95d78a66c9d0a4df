import { writeFileSync } from "node:fs"
import { genesisJson } from "@serac/devnet"
import { startDevnet } from "@serac/devnet/start"
import { contractFacts, networkFacts } from "./network-facts.ts"
import { networkPlan } from "./network-plan.ts"
import type { NetworkMessage, NetworkRequest } from "./start-network.ts"

/** A day, and the hours in which the first stakes of a day end and are rewarded. */
const historyDays = 1.1

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Sends messages to the parent process while it runs. */
const tell = (message: NetworkMessage) =>
  new Promise<void>((resolve) => {
    if (process.connected) process.send?.(message, undefined, undefined, () => resolve())
    else resolve()
  })

// Ctrl-C reaches the indexers too, which need their node until they have stopped.
process.on("SIGINT", () => {})

const historyAfter = new Promise<void>((resolve) => {
  process.on("message", (request: NetworkRequest) => request === "fill" && resolve())
})
const [networkPort, genesisFile = "", helicon] = process.argv.slice(2)
const onFault = (error: unknown) => void tell({ kind: "fault", words: wordsOf(error) })
const beginning = startDevnet({
  ...{ port: Number(networkPort), days: historyDays, l1s: [networkPlan.l1], peers: true, historyAfter, onFault },
  ...(helicon && { helicon: Number(helicon) }),
})

/** Exits, also if the parent process ended before this process started. */
async function endProcess(): Promise<void> {
  await beginning.then(({ close }) => close()).catch(() => {})
  process.exit()
}
if (process.connected) process.once("disconnect", () => void endProcess())
else void endProcess()

try {
  const { devnet, url } = await beginning
  writeFileSync(genesisFile, genesisJson(devnet.network.genesisFile))
  await tell({ kind: "ready", facts: networkFacts(devnet, url) })
  await tell({ kind: "used", contracts: await contractFacts(devnet) })
} catch (error) {
  await tell({ kind: "fault", words: wordsOf(error) })
  process.exit(1)
}
