import QuickLRU from "quick-lru"
import { keyOf } from "../bytes.ts"
import type { Recover } from "./credentials.ts"

/**
 * The function with a cache of its last results: a transaction is verified when it is issued, when a block is made of it, and
 * when the block is accepted.
 *
 * @param most - size of the cache. Default: 2048.
 * @example
 * import { recoverPublicKey } from "@serac/chain"
 * import { rememberRecover } from "@serac/devnet/ledger"
 *
 * const recover = rememberRecover(recoverPublicKey)
 */
export function rememberRecover(recover: Recover, most = 2_048): Recover {
  const results = new QuickLRU<string, Uint8Array>({ maxSize: most })
  return (hash, signature) => {
    const key = keyOf(hash) + keyOf(signature)
    const known = results.get(key)
    if (known) return known
    const publicKey = recover(hash, signature)
    results.set(key, publicKey)
    return publicKey
  }
}
