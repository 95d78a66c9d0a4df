import { bls12_381 } from "@noble/curves/bls12-381.js"
import { toBigint } from "../crypto/bigint.ts"
import { BlsError } from "./bls-error.ts"

/** Keys in G1, signatures in G2. */
export const scheme = bls12_381.longSignatures

export type PublicKeyPoint = ReturnType<typeof scheme.aggregatePublicKeys>
export type SignaturePoint = ReturnType<typeof scheme.aggregateSignatures>

const publicKeyLength = 48
const signatureLength = 96
const secretKeyLength = 32
const compressed = 0x80

export const signatureDomain = "BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_"
export const proofDomain = "BLS_POP_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_"

export function readPublicKey(bytes: Uint8Array): PublicKeyPoint {
  if (bytes.length !== publicKeyLength || ((bytes[0] as number) & compressed) === 0) {
    throw new BlsError("public-key", `A BLS public key has ${publicKeyLength} bytes, in compressed form`)
  }
  let point: PublicKeyPoint
  try {
    point = bls12_381.G1.Point.fromBytes(bytes)
  } catch (cause) {
    throw new BlsError("public-key", "The bytes are no point of the group of public keys", { cause })
  }
  if (point.is0()) throw new BlsError("public-key", "The point at infinity is nobody's public key")
  return point
}

/** The point at infinity is read: it verifies nothing, but it is well-formed. */
export function readSignature(bytes: Uint8Array): SignaturePoint {
  if (bytes.length !== signatureLength || ((bytes[0] as number) & compressed) === 0) {
    throw new BlsError("signature", `A BLS signature has ${signatureLength} bytes, in compressed form`)
  }
  try {
    return scheme.Signature.fromBytes(bytes)
  } catch (cause) {
    throw new BlsError("signature", "The bytes are no point of the group of signatures", { cause })
  }
}

const { ORDER: order } = bls12_381.G1.Point.Fn

/** @throws {BlsError} `secret-key` */
export function assertSecretKey(bytes: Uint8Array): void {
  const scalar = toBigint(bytes)
  // The curve's own reader would reduce a larger number, which the node refuses.
  if (bytes.length === secretKeyLength && scalar > 0n && scalar < order) return
  throw new BlsError("secret-key", "A BLS secret key is a number of 32 bytes, above 0 and below the order of the group")
}

/** The sum of keys: the point at infinity where they cancel each other out. */
export const sumOfPublicKeys = (keys: readonly PublicKeyPoint[]): PublicKeyPoint =>
  keys.reduce((sum, key) => sum.add(key))

/** The sum of signatures: the point at infinity where they cancel each other out. */
export const sumOfSignatures = (signatures: readonly SignaturePoint[]): SignaturePoint =>
  signatures.reduce((sum, signature) => sum.add(signature))

/** Whether a key signed a message, both as points: none did where one of them is at infinity. */
export function verifies(message: Uint8Array, domain: string, signature: SignaturePoint, key: PublicKeyPoint): boolean {
  return !signature.is0() && scheme.verify(signature, scheme.hash(message, domain), key)
}
