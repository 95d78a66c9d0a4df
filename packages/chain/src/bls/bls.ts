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
 * Throws unless the bytes are a BLS secret key. The check is cheap: it does not derive the public key.
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
 * Throws unless the bytes are a BLS public key.
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
 * Throws unless the bytes are a BLS signature, of any message.
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
 * Signs a message: 96 bytes. For a warp message, sign its unsigned bytes.
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
 * Creates a proof of possession of a secret key, as `AddPermissionlessValidatorTx`, `ConvertSubnetToL1Tx` and
 * `RegisterL1ValidatorTx` require. 96 bytes.
 *
 * @param message The message signed in the suite of proofs. Default: the public key; in a handshake of peers, the IP address and port that a node claims
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
 * Whether a proof of possession matches the public key.
 *
 * @param message The message signed in the suite of proofs. Default: the public key
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
 * The aggregate of public keys: an aggregate signature of their owners verifies against it.
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
 * The aggregate of signatures of the same message, as in a signed warp message.
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
