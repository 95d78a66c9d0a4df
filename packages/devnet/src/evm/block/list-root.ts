import { createMPT } from "@ethereumjs/mpt"
import { RLP } from "@ethereumjs/rlp"
import { type Hex, toHex } from "../codec/hex.ts"
import type { Crypto } from "../crypto/crypto.ts"

/** The root of the trie of a list's items by index, for the transactions or receipts of a block. */
export async function listRoot(items: readonly Uint8Array[], crypto: Crypto): Promise<Hex> {
  const trie = await createMPT({ common: { customCrypto: { keccak256: crypto.keccak256 } } })
  for (const [at, item] of items.entries()) await trie.put(RLP.encode(at), item)
  return toHex(trie.root())
}
