import { setTimeout as sleep } from "node:timers/promises"
import { openStore, type PrimaryChain, type StoreLocation } from "@serac/store"
import type { Serac } from "../serac.ts"
import type { BenchNetwork } from "./bench-network.ts"

/**
 * Waits until a chain is stored up to a height, and resolves to the time when its first block was stored.
 *
 * @param onHead - called repeatedly with the current height
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
