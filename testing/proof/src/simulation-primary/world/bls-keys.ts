import { blsProofOfPossession, blsPublicKeyOf } from "@serac/chain/bls"
import { bytesFor } from "./bytes.ts"

/** A BLS key of a validator, and the proof of possession of its secret key. */
export interface ProvenKey {
  readonly publicKey: Uint8Array
  readonly proofOfPossession: Uint8Array
}

/** Keys of a world. A proof takes milliseconds, so that validators share a few keys. */
const keyCount = 8
const keys: ProvenKey[] = []

/** The key derived from some bytes, the same in every world. */
export function provenKeyFor([first = 0]: Uint8Array): ProvenKey {
  const index = first % keyCount
  keys[index] ??= makeKey(index)
  return keys[index]
}

function makeKey(index: number): ProvenKey {
  const secret = bytesFor(`BLS key ${index}`, 32)
  // Below the order of the group.
  secret[0] = (secret[0] as number) & 0x3f
  return { publicKey: blsPublicKeyOf(secret), proofOfPossession: blsProofOfPossession(secret) }
}
