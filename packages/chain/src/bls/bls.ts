import { BlsError } from "./bls-error.ts"
import {
  assertSecretKey,
  hashToCurve,
  proofDomain,
  readPublicKey,
  readSignature,
  scheme,
  signatureDomain,
  sumOfPublicKeys,
  sumOfSignatures,
  verifies,
} from "./points.ts"

/**
 * The public key (48 bytes, compressed) of a BLS secret key.
 *
 * @param secretKey 32 bytes
 * @throws {BlsError} `secret-key`
 * @example
 * import { blsPublicKeyOf } from "@serac/chain/bls"
 *
 * blsPublicKeyOf(new Uint8Array(32).fill(1)).length // 48
 */
export function blsPublicKeyOf(secretKey: Uint8Array): Uint8Array {
  assertSecretKey(secretKey)
  return scheme.getPublicKey(secretKey).toBytes(true)
}

/**
 * Refuses what is no BLS secret key. It takes no time: nothing is computed of it.
 *
 * @param secretKey 32 bytes
 * @throws {BlsError} `secret-key`
 * @example
 * import { assertBlsSecretKey } from "@serac/chain/bls"
 *
 * assertBlsSecretKey(new Uint8Array(32).fill(1))
 */
export function assertBlsSecretKey(secretKey: Uint8Array): void {
  assertSecretKey(secretKey)
}

/**
 * Refuses what is no BLS public key.
 *
 * @throws {BlsError} `public-key`
 * @example
 * import { assertBlsPublicKey, blsPublicKeyOf } from "@serac/chain/bls"
 *
 * assertBlsPublicKey(blsPublicKeyOf(new Uint8Array(32).fill(1)))
 */
export function assertBlsPublicKey(publicKey: Uint8Array): void {
  readPublicKey(publicKey)
}

/**
 * Refuses what is no BLS signature. What it signs is not asked.
 *
 * @throws {BlsError} `signature`
 * @example
 * import { assertBlsSignature, blsSign } from "@serac/chain/bls"
 *
 * assertBlsSignature(blsSign(new TextEncoder().encode("hello"), new Uint8Array(32).fill(1)))
 */
export function assertBlsSignature(signature: Uint8Array): void {
  readSignature(signature)
}

/**
 * The uncompressed form (96 bytes) of a BLS public key, by which canonical validator sets are ordered.
 *
 * @throws {BlsError} `public-key`
 * @example
 * import { blsPublicKeyOf, uncompressBlsPublicKey } from "@serac/chain/bls"
 *
 * uncompressBlsPublicKey(blsPublicKeyOf(new Uint8Array(32).fill(1))).length // 96
 */
export function uncompressBlsPublicKey(publicKey: Uint8Array): Uint8Array {
  return readPublicKey(publicKey).toBytes(false)
}

/**
 * Signs a message: 96 bytes. Of a warp message it is its unsigned bytes that are signed.
 *
 * @throws {BlsError} `secret-key`
 * @example
 * import { blsSign } from "@serac/chain/bls"
 *
 * const signature = blsSign(new TextEncoder().encode("hello"), new Uint8Array(32).fill(1))
 */
export function blsSign(message: Uint8Array, secretKey: Uint8Array): Uint8Array {
  assertSecretKey(secretKey)
  return scheme.sign(hashToCurve(message, signatureDomain), secretKey).toBytes(true)
}

/**
 * Whether the owner of a public key, or all owners of an aggregated one, signed the message.
 *
 * @throws {BlsError} `public-key`, `signature` when they are not well-formed
 * @example
 * import { blsPublicKeyOf, blsSign, blsVerify } from "@serac/chain/bls"
 *
 * const secretKey = new Uint8Array(32).fill(1)
 * const message = new TextEncoder().encode("hello")
 * blsVerify(message, blsSign(message, secretKey), blsPublicKeyOf(secretKey)) // true
 */
export function blsVerify(message: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean {
  return verifies(message, signatureDomain, readSignature(signature), readPublicKey(publicKey))
}

/**
 * Proves that one has the secret of a public key: what `AddPermissionlessValidatorTx`, `ConvertSubnetToL1Tx` and
 * `RegisterL1ValidatorTx` ask for. 96 bytes.
 *
 * @param message What is signed in the suite of proofs. Default: the public key; in a handshake of peers, where a node claims to be
 * @throws {BlsError} `secret-key`
 * @example
 * import { blsProofOfPossession, blsPublicKeyOf } from "@serac/chain/bls"
 *
 * const secretKey = new Uint8Array(32).fill(1)
 * const signer = { publicKey: blsPublicKeyOf(secretKey), proofOfPossession: blsProofOfPossession(secretKey) }
 */
export function blsProofOfPossession(secretKey: Uint8Array, message = blsPublicKeyOf(secretKey)): Uint8Array {
  assertSecretKey(secretKey)
  return scheme.sign(hashToCurve(message, proofDomain), secretKey).toBytes(true)
}

/**
 * Whether a proof shows that somebody has the secret of the public key.
 *
 * @param message What was signed in the suite of proofs. Default: the public key
 * @throws {BlsError} `public-key`, `signature` when they are not well-formed
 * @example
 * import { blsProofOfPossession, blsPublicKeyOf, blsVerifyProofOfPossession } from "@serac/chain/bls"
 *
 * const secretKey = new Uint8Array(32).fill(1)
 * blsVerifyProofOfPossession(blsPublicKeyOf(secretKey), blsProofOfPossession(secretKey)) // true
 */
export function blsVerifyProofOfPossession(
  publicKey: Uint8Array,
  proof: Uint8Array,
  message: Uint8Array = publicKey,
): boolean {
  return verifies(message, proofDomain, readSignature(proof), readPublicKey(publicKey))
}

/**
 * One public key for several: what they all signed together verifies against it.
 *
 * @throws {BlsError} `public-key`, also when they cancel each other out
 * @throws {RangeError} when there is none
 * @example
 * import { aggregateBlsPublicKeys, blsPublicKeyOf } from "@serac/chain/bls"
 *
 * const both = aggregateBlsPublicKeys([1, 2].map((seed) => blsPublicKeyOf(new Uint8Array(32).fill(seed))))
 */
export function aggregateBlsPublicKeys(publicKeys: readonly Uint8Array[]): Uint8Array {
  if (publicKeys.length === 0) throw new RangeError("There is no public key to aggregate")
  const sum = sumOfPublicKeys(publicKeys.map(readPublicKey))
  if (sum.is0()) throw new BlsError("public-key", "The public keys cancel each other out: no one key stands for them")
  return sum.toBytes(true)
}

/**
 * One signature for several of the same message: what stands in a signed warp message.
 *
 * @throws {BlsError} `signature`, also when they cancel each other out
 * @throws {RangeError} when there is none
 * @example
 * import { aggregateBlsSignatures, blsSign } from "@serac/chain/bls"
 *
 * const message = new TextEncoder().encode("hello")
 * const together = aggregateBlsSignatures([1, 2].map((seed) => blsSign(message, new Uint8Array(32).fill(seed))))
 */
export function aggregateBlsSignatures(signatures: readonly Uint8Array[]): Uint8Array {
  if (signatures.length === 0) throw new RangeError("There is no signature to aggregate")
  const sum = sumOfSignatures(signatures.map(readSignature))
  if (sum.is0())
    throw new BlsError("signature", "The signatures cancel each other out: no one signature stands for them")
  return sum.toBytes(true)
}
