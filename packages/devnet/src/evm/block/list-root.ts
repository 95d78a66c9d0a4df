import { RLP } from "@ethereumjs/rlp"
import { type Hex, toHex } from "../codec/hex.ts"
import type { Crypto } from "../crypto/crypto.ts"
import { MerkleTrie } from "../state/merkle-trie.ts"

/** The root of the trie of a list's items by index, for the transactions or receipts of a block. */
export function listRoot(items: readonly Uint8Array[], { keccak256 }: Pick<Crypto, "keccak256">): Hex {
  const trie = new MerkleTrie({ keccak256, read: () => undefined, write: () => {} })
  for (const [at, item] of items.entries()) trie.put(RLP.encode(at), item)
  return toHex(trie.commit())
}
