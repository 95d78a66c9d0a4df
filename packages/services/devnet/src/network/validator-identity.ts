import { blsProofOfPossession, blsPublicKeyOf } from "@serac/chain/bls"
import { bytesOfSeed } from "./seed.ts"

/** A node that validates: its name, and the key that it signs warp messages with. */
export interface ValidatorIdentity {
  /** What it follows from. */
  readonly seed: string
  readonly index: number
  /** 20 bytes. */
  readonly nodeID: Uint8Array
  readonly bls: {
    /** 32 bytes. */
    readonly secretKey: Uint8Array
    /** 48 bytes. */
    readonly publicKey: Uint8Array
    /** 96 bytes. */
    readonly proofOfPossession: Uint8Array
  }
}

const mostKnown = 256
const known = new Map<string, ValidatorIdentity>()

/** The validator of a seed and a number: the same identity wherever it is made. A proof of possession takes long: the last 256 are kept. */
export function validatorIdentity(seed: string, index: number): ValidatorIdentity {
  const name = `${index} ${seed}`
  const identity = known.get(name) ?? makeIdentity(seed, index)
  if (known.size >= mostKnown && !known.has(name)) known.delete(known.keys().next().value as string)
  known.set(name, identity)
  return identity
}

function makeIdentity(seed: string, index: number): ValidatorIdentity {
  const secretKey = bytesOfSeed(seed, `signer ${index}`)
  // The order of the group begins with 0x73: whatever begins lower is a key.
  secretKey[0] = (secretKey[0] as number) & 0x3f
  return {
    seed,
    index,
    nodeID: bytesOfSeed(seed, `node ${index}`).subarray(0, 20),
    bls: { secretKey, publicKey: blsPublicKeyOf(secretKey), proofOfPossession: blsProofOfPossession(secretKey) },
  }
}
