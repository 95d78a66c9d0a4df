import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { genesisJson } from "@serac/devnet"
import { type RunningDevnet, startDevnet } from "@serac/devnet/start"
import { firstTransfers } from "./first-transfers.ts"

/** The L1 of the network: its name, and its EVM chain ID. */
const l1 = { name: "firn", chainID: 99_123 }

/** A primary network that answers. */
export interface StartedNetwork extends RunningDevnet {
  /** The file of its genesis, with the state that is in no block. */
  readonly genesisFile: string
  /** What it is, for the person at the terminal. */
  readonly words: string
}

/** How the network is started. */
export interface StartNetworkOptions {
  /** Where its genesis is written. */
  readonly directory: string
  readonly port: number
  /** Is told what goes wrong later. */
  readonly onFault: (error: unknown) => void
}

/**
 * Starts a primary network with an L1 in this process. It answers at once; people have used it for a day, which is filled behind its
 * first answers, and go on. It is kept nowhere: each start makes another one.
 */
export async function startNetwork({ directory, port, onFault }: StartNetworkOptions): Promise<StartedNetwork> {
  const began = performance.now()
  const running = await startDevnet({ port, days: 1, l1s: [l1], onFault })
  running.filled.catch(onFault)
  await firstTransfers(running.devnet)
  const { genesisFile: genesis } = running.devnet.network
  const genesisFile = join(directory, "genesis.json")
  writeFileSync(genesisFile, genesisJson(genesis))
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  return {
    ...running,
    genesisFile,
    words: `network ${genesis.networkID} at ${running.url}, new, with the L1 ${l1.name} (${l1.chainID}); ready in ${seconds} s`,
  }
}
