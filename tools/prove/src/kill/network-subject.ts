import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Store } from "@serac/store"
import { heightsOf } from "../simulation-primary/checks/check-store.ts"
import { firstDifference, linesOf } from "../simulation-primary/lines.ts"
import type { Subject } from "./subject.ts"
import { startNetworkWatch } from "./watch-network.ts"

/** The primary network that is indexed while its indexer is killed. */
export interface NetworkShape {
  readonly networkID: number
  readonly seed: number
  /** Blocks of its three chains together: all that there will ever be, and those at first. */
  readonly length: number
  readonly first: number
}

const growth = 20

/** A simulated network that is not done before so many kills are. */
export function networkSubject(kills: number, seed: number): Subject {
  const first = 200 + 40 * kills
  const shape: NetworkShape = { networkID: 43_119, seed, first, length: first + growth * kills }
  const { networkID } = shape
  const headOf = async (store: Store) => {
    const { P, X, C } = heightsOf(await store.network(networkID).status())
    // The first blocks of the chains are there before anything happens.
    return P + X + C
  }
  return {
    seed,
    node: { script: fileURLToPath(new URL("network-node-process.ts", import.meta.url)), argument: JSON.stringify(shape) },
    growth,
    steps: [1, 1, 10, 40, 100],
    isFinal: true,
    file: `networks/${networkID}.sqlite`,
    async flags(url, directory) {
      const genesis = join(directory, "genesis.json")
      await writeFile(genesis, await (await fetch(`${url}/genesis.json`)).text())
      // So little may wait that much is stored in many steps.
      return ["--node", url, "--genesis", genesis, "--indexer-max-buffer-bytes", "1048576"]
    },
    headOf,
    isDone: async (store, head) => (await headOf(store)) === head,
    async transactionsOf(store) {
      const status = await store.network(networkID).status()
      return status?.chains.reduce((sum, { transactions }) => sum + transactions, 0) ?? 0
    },
    compare: async (killed, uninterrupted) =>
      firstDifference(await linesOf(killed, networkID), await linesOf(uninterrupted, networkID)),
    startWatch: (location, url) => startNetworkWatch(location, url, shape),
  }
}
