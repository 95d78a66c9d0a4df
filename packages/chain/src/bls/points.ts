import { bls12_381 } from "@noble/curves/bls12-381.js"
import { toBigint } from "../crypto/bigint.ts"
import { BlsError } from "./bls-error.ts"

/** The scheme with public keys in G1 and signatures in G2. */
export const scheme = bls12_381.longSignatures

export type PublicKeyPoint = ReturnType<typeof scheme.aggregatePublicKeys>
export type SignaturePoint = ReturnType<typeof scheme.aggregateSignatures>
type HashPoint = ReturnType<typeof scheme.hash>

const publicKeyLength = 48
const blsSignatureLength = 96
const secretKeyLength = 32
const compressed = 0x80

export const signatureDomain = "BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_"
export const proofDomain = "BLS_POP_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_"

/** Maximum number of cached keys, each with a kilobyte. */
const maxKeys = 1_024
/** A cache of parsed keys: the same validators sign again and again, and parsing the keys of thirty takes as long as verifying a signature. */
const keys = new Map<bigint, PublicKeyPoint>()

export function readPublicKey(bytes: Uint8Array): PublicKeyPoint {
  if (bytes.length !== publicKeyLength || ((bytes[0] as number) & compressed) === 0) {
    throw new BlsError("public-key", `A BLS public key has ${publicKeyLength} bytes, in compressed form`)
  }
  const number = toBigint(bytes)
  const known = keys.get(number)
  if (known) return known
  const [oldest] = keys.keys()
  if (keys.size >= maxKeys && oldest !== undefined) keys.delete(oldest)
  const point = publicKeyOf(bytes)
  keys.set(number, point)
  return point
}

function publicKeyOf(bytes: Uint8Array): PublicKeyPoint {
  let point: PublicKeyPoint
  try {
    point = bls12_381.G1.Point.fromBytes(bytes)
  } catch (cause) {
    throw new BlsError("public-key", "The bytes are no point of the group of public keys", { cause })
  }
  if (point.is0()) throw new BlsError("public-key", "The point at infinity is nobody's public key")
  return point
}

/** Parses a signature. The point at infinity is well-formed, although it verifies nothing. */
export function readSignature(bytes: Uint8Array): SignaturePoint {
  if (bytes.length !== blsSignatureLength || ((bytes[0] as number) & compressed) === 0) {
    throw new BlsError("signature", `A BLS signature has ${blsSignatureLength} bytes, in compressed form`)
  }
  try {
    return scheme.Signature.fromBytes(bytes)
  } catch (cause) {
    throw new BlsError("signature", "The bytes are no point of the group of signatures", { cause })
  }
}

const { ORDER: groupOrder } = bls12_381.G1.Point.Fn

/** @throws {BlsError} `secret-key` */
export function assertSecretKey(bytes: Uint8Array): void {
  const scalar = toBigint(bytes)
  // The curve's own parser would reduce a larger number, which the node rejects.
  if (bytes.length === secretKeyLength && scalar > 0n && scalar < groupOrder) return
  throw new BlsError("secret-key", "A BLS secret key is a number of 32 bytes, above 0 and below the order of the group")
}

/** The sum of keys: the point at infinity if they cancel each other out. */
export const sumOfPublicKeys = (keys: readonly PublicKeyPoint[]): PublicKeyPoint =>
  keys.reduce((sum, key) => sum.add(key))

/** The sum of signatures: the point at infinity if they cancel each other out. */
export const sumOfSignatures = (signatures: readonly SignaturePoint[]): SignaturePoint =>
  signatures.reduce((sum, signature) => sum.add(signature))

/** Maximum number of cached messages, and maximum size of one in bytes. */
const [maxHashes, longestHashed] = [32, 4_096]
/** A cache of messages as points: hashing one takes half the time of a signature, and often several parties sign or verify the same message. */
const hashes = new Map<string, HashPoint>()

/** A message as a point, for signatures or for proofs. */
export function hashToCurve(message: Uint8Array, domain: string): HashPoint {
  if (message.length > longestHashed) return scheme.hash(message, domain)
  const key = `${domain} ${message.join()}`
  const known = hashes.get(key)
  if (known) return known
  const [oldest] = hashes.keys()
  if (hashes.size >= maxHashes && oldest !== undefined) hashes.delete(oldest)
  const point = scheme.hash(message, domain)
  hashes.set(key, point)
  return point
}

/** Whether a key signed a message; false if the key or the signature is the point at infinity. */
export function verifies(message: Uint8Array, domain: string, signature: SignaturePoint, key: PublicKeyPoint): boolean {
  return !signature.is0() && scheme.verify(signature, hashToCurve(message, domain), key)
}
