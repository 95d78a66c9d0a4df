import { equalBytes, nodeIdOfCertificate, stakingCertificate } from "@serac/chain"
import { blsProofOfPossession, blsPublicKeyOf, blsVerifyProofOfPossession } from "@serac/chain/bls"
import QuickLRU from "quick-lru"
import { bytesOfKey } from "../ledger/index.ts"
import { defaultValidators, type KnownValidator } from "./default-validators.ts"
import { bytesOfSeed, defaultSeed } from "./seed.ts"

/** The identity of a validator: its node id, its TLS certificate, and its BLS key for warp messages. */
export interface ValidatorIdentity {
  /** The seed from which the keys derive. */
  readonly seed: string
  readonly index: number
  /** The node id, 20 bytes, which derives from the certificate. */
  readonly nodeID: Uint8Array
  /** The TLS identity for peers. */
  readonly tls: {
    /** ECDSA key on P-256, 32 bytes. */
    readonly secretKey: Uint8Array
    /** The certificate in DER. Created at the first access. */
    readonly certificate: Uint8Array
  }
  readonly bls: {
    /** 32 bytes. */
    readonly secretKey: Uint8Array
    /** 48 bytes. */
    readonly publicKey: Uint8Array
    /** 96 bytes. */
    readonly proofOfPossession: Uint8Array
  }
}

class StakingKey {
  readonly secretKey: Uint8Array
  #certificate: Uint8Array | undefined

  constructor(secretKey: Uint8Array) {
    this.secretKey = secretKey
  }

  get certificate(): Uint8Array {
    this.#certificate ??= stakingCertificate(this.secretKey)
    return this.#certificate
  }
}

class Identity implements ValidatorIdentity {
  readonly seed: string
  readonly index: number
  readonly nodeID: Uint8Array
  readonly tls: ValidatorIdentity["tls"]
  readonly bls: ValidatorIdentity["bls"]

  /** @param signerSeed - the seed from which the BLS key derives */
  constructor(seed: string, index: number, signerSeed: string) {
    this.seed = seed
    this.index = index
    this.tls = new StakingKey(keyBelow(bytesOfSeed(seed, `node ${index}`), 0x7f))
    const nodeID = knownValidator(seed, index)?.[0]
    this.nodeID = nodeID === undefined ? nodeIdOfCertificate(this.tls.certificate) : bytesOfKey(nodeID)
    const secretKey = keyBelow(bytesOfSeed(signerSeed, `signer ${index}`), 0x3f)
    const known = knownValidator(signerSeed, index)
    if (known) {
      const [, publicKey, proofOfPossession] = known
      this.bls = { secretKey, publicKey: bytesOfKey(publicKey), proofOfPossession: bytesOfKey(proofOfPossession) }
    } else {
      const publicKey = blsPublicKeyOf(secretKey)
      this.bls = { secretKey, publicKey, proofOfPossession: blsProofOfPossession(secretKey, publicKey) }
    }
  }
}

const knownValidator = (seed: string, index: number): KnownValidator | undefined =>
  Object.hasOwn(defaultValidators, seed) ? defaultValidators[seed]?.[index] : undefined

/** Clears high bits of the first byte, so that the value is below the group order, which starts with 0x73 (BLS) or 0xff (P-256). */
function keyBelow(bytes: Uint8Array, first: number): Uint8Array {
  bytes[0] = (bytes[0] as number) & first
  return bytes
}

/** A cache of identities: creating one takes as long as a hundred transactions. */
const made = new QuickLRU<string, ValidatorIdentity>({ maxSize: 256 })

/** The validator of a seed and a number; the same identity on every machine. */
export function validatorIdentity(seed: string, index: number): ValidatorIdentity {
  return identityOf(seed, index, seed)
}

/**
 * A validator of a primary network. The first five have the same BLS keys whatever the seed, whose proofs of possession are in the package: making
 * proofs would take most of the time in which a network starts.
 */
export function primaryValidator(seed: string, index: number): ValidatorIdentity {
  return identityOf(seed, index, knownValidator(defaultSeed, index) ? defaultSeed : seed)
}

function identityOf(seed: string, index: number, signerSeed: string): ValidatorIdentity {
  const label = JSON.stringify([seed, index, signerSeed])
  const known = made.get(label)
  if (known) return known
  const identity = new Identity(seed, index, signerSeed)
  made.set(label, identity)
  return identity
}

/** `blsVerifyProofOfPossession`, which takes 50 ms at first, except for proofs made by this process. @throws {BlsError} */
export function verifyProof(publicKey: Uint8Array, proof: Uint8Array): boolean {
  for (const { bls } of made.values())
    if (equalBytes(bls.publicKey, publicKey) && equalBytes(bls.proofOfPossession, proof)) return true
  return blsVerifyProofOfPossession(publicKey, proof)
}
