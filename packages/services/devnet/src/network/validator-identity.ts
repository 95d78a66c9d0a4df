import { blsProofOfPossession, blsPublicKeyOf, blsVerifyProofOfPossession } from "@serac/chain/bls"
import { bytesOfKey } from "@serac/ledger"
import { defaultSigners } from "./default-signers.ts"
import { bytesOfSeed, defaultSeed } from "./seed.ts"

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

/** The last that were made: each takes as long as a hundred transactions. */
const made = new Map<string, ValidatorIdentity>()
const most = 256

/** The validator of a seed and a number: the same identity wherever it is made. */
export function validatorIdentity(seed: string, index: number): ValidatorIdentity {
  const label = `${index} ${seed}`
  const known = made.get(label)
  if (known) return known
  const identity = {
    seed,
    index,
    nodeID: bytesOfSeed(seed, `node ${index}`).subarray(0, 20),
    bls: signerOf(seed, index),
  }
  if (made.size >= most) made.delete(made.keys().next().value as string)
  made.set(label, identity)
  return identity
}

function signerOf(seed: string, index: number): ValidatorIdentity["bls"] {
  const secretKey = bytesOfSeed(seed, `signer ${index}`)
  // The order of the group begins with 0x73: whatever begins lower is a key.
  secretKey[0] = (secretKey[0] as number) & 0x3f
  const known = seed === defaultSeed ? defaultSigners[index] : undefined
  if (known) return { secretKey, publicKey: bytesOfKey(known[0]), proofOfPossession: bytesOfKey(known[1]) }
  const publicKey = blsPublicKeyOf(secretKey)
  return { secretKey, publicKey, proofOfPossession: blsProofOfPossession(secretKey, publicKey) }
}

/** `blsVerifyProofOfPossession`, which takes 50 ms at first, but for the proofs that were made here. @throws {BlsError} */
export function verifyProof(publicKey: Uint8Array, proof: Uint8Array): boolean {
  for (const { bls } of made.values())
    if (isSame(bls.publicKey, publicKey) && isSame(bls.proofOfPossession, proof)) return true
  return blsVerifyProofOfPossession(publicKey, proof)
}

const isSame = (some: Uint8Array, other: Uint8Array): boolean =>
  some.length === other.length && some.every((byte, at) => byte === other[at])
