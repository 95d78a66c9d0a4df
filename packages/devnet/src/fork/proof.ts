import { verifyMerkleProof } from "@ethereumjs/mpt"
import { type Crypto, emptyRoot, fromHex, type Hex, toHex } from "../evm/index.ts"

/** Maximum size of a proof. A path has at most 65 nodes, and a node at most 17 items of 33 bytes. */
const maxNodes = 65

/**
 * The value at a key of a trie, by a Merkle proof; undefined if the trie has none.
 *
 * @param key - the key before hashing
 * @throws {Error} if the proof is not one of this root and this key
 */
export async function provenValue(
  root: Hex,
  key: Uint8Array,
  proof: readonly Uint8Array[],
  { keccak256 }: Crypto,
): Promise<Uint8Array | undefined> {
  if (root === emptyRoot && proof.length === 0) return undefined
  const [first] = proof
  if (first === undefined) throw new Error("the proof is empty")
  if (proof.length > maxNodes) throw new Error(`the proof has ${proof.length} nodes`)
  const own = toHex(keccak256(first))
  if (own !== root) throw new Error(`its proof is of the root ${own}, not ${root}`)
  const value = await verifyMerkleProof(key, [...proof], {
    root: fromHex(root),
    useKeyHashing: true,
    useKeyHashingFunction: keccak256,
    common: { customCrypto: { keccak256 } } as never,
  })
  return value ?? undefined
}
