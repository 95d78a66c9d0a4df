import { setTimeout as sleep } from "node:timers/promises"
import { openStore, type PrimaryChain, type StoreLocation } from "@serac/store"
import type { Serac } from "../serac.ts"
import type { BenchNetwork } from "./bench-network.ts"

/**
 * Resolves when a chain is stored up to a height, to the moment when its first block was.
 *
 * @param onHead - told how far it is, again and again.
 */
export async function storedNetwork(
  { child }: Serac,
  location: StoreLocation,
  { networkId }: BenchNetwork,
  chain: PrimaryChain,
  height: number,
  onHead: (height: number) => void = () => {},
): Promise<number> {
  const store = await openStore(location)
  let first: number | undefined
  try {
    const reader = store.network(networkId)
    for (;;) {
      const status = await reader.status()
      const head = status?.chains.find((each) => each.chain === chain)?.head.height
      if (head !== undefined) {
        first ??= performance.now()
        onHead(head)
      }
      if (first !== undefined && head !== undefined && head >= height) return first
      if (child.exitCode !== null) throw new Error(`serac index ended with ${child.exitCode} before block ${height}`)
      await sleep(25)
    }
  } finally {
    await store.close()
  }
}
