import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Store } from "@serac/store"
import { firstDifference } from "../first-difference.ts"
import { heightsOf } from "../simulation-primary/checks/check-store.ts"
import { networkLines } from "../simulation-primary/lines.ts"
import { indexCommand } from "./index-command.ts"
import type { NetworkProcessInput } from "./network-indexer-process.ts"
import type { NetworkShape } from "./network-shape.ts"
import type { KillSubject } from "./subject.ts"
import { startNetworkWatch } from "./watch-network.ts"

const growth = 15

/**
 * A simulated network that is not complete before the given number of kills.
 *
 * @param isAlone - whether its indexer is a separate program, rather than part of `serac index`, which also indexes the C-Chain and takes longer
 * to start.
 */
export function networkSubject(kills: number, seed: number, isAlone = false): KillSubject {
  const first = 120 + 25 * kills
  const shape: NetworkShape = { networkID: 43_119, seed, first, length: first + growth * kills }
  const { networkID } = shape
  const headOf = async (store: Store) => {
    const { P, X, C } = heightsOf(await store.network(networkID).status())
    // The first blocks of the chains exist from the start.
    return P + X + C
  }
  return {
    seed,
    node: {
      script: fileURLToPath(new URL("network-node-process.ts", import.meta.url)),
      argument: JSON.stringify(shape),
    },
    growth,
    steps: [1, 1, 10, 30, 60],
    isFinal: true,
    file: `networks/${networkID}.sqlite`,
    async program(url, directory, location) {
      const text = await (await fetch(`${url}/genesis.json`)).text()
      if (isAlone) {
        const told: NetworkProcessInput = { url, genesis: text, location, directory }
        return [fileURLToPath(new URL("network-indexer-process.ts", import.meta.url)), JSON.stringify(told)]
      }
      const genesis = join(directory, "genesis.json")
      await writeFile(genesis, text)
      const flags = ["--node", url, "--genesis", genesis, "--indexer-max-buffer-bytes", "1048576"]
      return indexCommand(flags, directory, location)
    },
    headOf,
    isDone: async (store, head) => (await headOf(store)) === head,
    async transactionsOf(store) {
      const status = await store.network(networkID).status()
      return status?.chains.reduce((sum, { transactions }) => sum + transactions, 0) ?? 0
    },
    compare: async (killed, uninterrupted) =>
      firstDifference(await networkLines(killed, networkID), await networkLines(uninterrupted, networkID)),
    startWatch: (location, url) => startNetworkWatch(location, url, shape),
  }
}
