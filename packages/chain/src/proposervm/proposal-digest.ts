import { type HashOptions, hashFunction } from "../codec/hash.ts"

/** The digest that a proposer signs: the sha256 of the codec version, the chain's id, and the ids of the parent and of the block. */
export function proposalDigest(
  { parentID, id }: { readonly parentID: Uint8Array; readonly id: Uint8Array },
  chainID: Uint8Array,
  options?: HashOptions,
): Uint8Array {
  const header = new Uint8Array(98)
  header.set(chainID, 2)
  header.set(parentID, 34)
  header.set(id, 66)
  return hashFunction(options)(header)
}
