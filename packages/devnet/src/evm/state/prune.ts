import { fromHex, type Hex, toHex } from "../codec/hex.ts"
import { decodeAccount } from "./account-state.ts"
import type { NodeStore } from "./node-store.ts"
import { walkTrie } from "./walk.ts"
import { codeKey } from "./world-state.ts"

/** Deletes every node and code that no state of these roots needs. */
export function prune(store: NodeStore, roots: Iterable<Hex>): void {
  const kept = new Set<string>()
  const walk = {
    // The nodes below a node that was visited before are kept already.
    read: (key: string) => (kept.has(key) ? undefined : store.read(key)),
    visit: (key: string) => kept.add(key),
  }
  for (const root of roots) {
    walkTrie(fromHex(root), {
      ...walk,
      leaf: (value) => {
        const { storageRoot, codeHash } = decodeAccount(value)
        walkTrie(storageRoot, walk)
        kept.add(codeKey(toHex(codeHash)))
      },
    })
  }
  store.retain(kept)
}
