import { secp256k1 } from "@noble/curves/secp256k1.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { assertLength } from "../text/id.ts"
import { toBigint, toBytes32 } from "./bigint.ts"
import { SignatureError } from "./signature-error.ts"

const groupOrder = secp256k1.Point.Fn.ORDER
const secpSignatureLength = 65

/** The node accepts any 32 bytes and reduces them by the order of the group. */
const reduced = (privateKey: Uint8Array): bigint => toBigint(assertLength(privateKey, 32, "A private key")) % groupOrder

/**
 * The compressed public key (33 bytes) of a private key. A key above the order of the group is reduced by it, as the node
 * does; the key zero has the node's result, 0x02 and zeros, which belongs to nobody.
 *
 * @throws {TextError} `length` when the private key has not 32 bytes
 * @example
 * import { parsePrivateKey, publicKeyOf } from "@serac/chain"
 *
 * const key = parsePrivateKey("PrivateKey-ewoqjP7PxY4yr3iLTpLisriqt94hdyDFNgchSxGGztUrTXtNN")
 * publicKeyOf(key).length // 33
 */
export function publicKeyOf(privateKey: Uint8Array): Uint8Array {
  const scalar = reduced(privateKey)
  if (scalar === 0n) return Uint8Array.of(2, ...new Uint8Array(32))
  return secp256k1.getPublicKey(toBytes32(scalar), true)
}

/**
 * Signs a 32-byte hash: r, s, v (65 bytes, v 0 or 1, s in the lower half). The same key and hash always give the same
 * signature (RFC 6979).
 *
 * @throws {SignatureError} `key` when the private key is zero
 * @throws {TextError} `length` when hash or key have not 32 bytes
 * @example
 * import { parsePrivateKey, signHash } from "@serac/chain"
 *
 * const key = parsePrivateKey("PrivateKey-ewoqjP7PxY4yr3iLTpLisriqt94hdyDFNgchSxGGztUrTXtNN")
 * signHash(new Uint8Array(32).fill(1), key).length // 65
 */
export function signHash(hash: Uint8Array, privateKey: Uint8Array): Uint8Array {
  const scalar = reduced(privateKey)
  if (scalar === 0n) throw new SignatureError("key", "The private key is zero")
  const recovered = secp256k1.sign(assertLength(hash, 32, "A hash"), toBytes32(scalar), {
    prehash: false,
    format: "recovered",
  })
  const signature = new Uint8Array(secpSignatureLength)
  signature.set(recovered.subarray(1))
  signature[64] = recovered[0] as number
  return signature
}

/**
 * Signs a message: {@link signHash} of its sha256. For a transaction, sign its unsigned bytes.
 *
 * @throws {SignatureError} `key` when the private key is zero
 * @throws {TextError} `length` when the key has not 32 bytes
 * @example
 * import { parsePrivateKey, signMessage } from "@serac/chain"
 *
 * const key = parsePrivateKey("PrivateKey-ewoqjP7PxY4yr3iLTpLisriqt94hdyDFNgchSxGGztUrTXtNN")
 * const signature = signMessage(new TextEncoder().encode("hello"), key)
 */
export function signMessage(message: Uint8Array, privateKey: Uint8Array): Uint8Array {
  return signHash(sha256(message), privateKey)
}

/**
 * The compressed public key (33 bytes) that made a signature of a hash. A signature with s in the upper half is rejected
 * before all other checks, as on a node: otherwise a signature would have two valid forms.
 *
 * @throws {SignatureError} `length`, `high-s`, `invalid`
 * @throws {TextError} `length` when the hash has not 32 bytes
 * @example
 * import { parsePrivateKey, recoverPublicKey, signHash } from "@serac/chain"
 *
 * const key = parsePrivateKey("PrivateKey-ewoqjP7PxY4yr3iLTpLisriqt94hdyDFNgchSxGGztUrTXtNN")
 * const hash = new Uint8Array(32).fill(1)
 * const publicKey = recoverPublicKey(hash, signHash(hash, key))
 */
export function recoverPublicKey(hash: Uint8Array, signature: Uint8Array): Uint8Array {
  assertLength(hash, 32, "A hash")
  if (signature.length !== secpSignatureLength) {
    throw new SignatureError("length", `A signature has ${secpSignatureLength} bytes, not ${signature.length}`)
  }
  const s = toBigint(signature.subarray(32, 64))
  if (s > groupOrder >> 1n && s < groupOrder)
    throw new SignatureError("high-s", "The signature's s is in the upper half")
  const v = signature[64] as number
  if (v > 1) throw new SignatureError("invalid", "The signature's recovery id is neither 0 nor 1")
  const recovered = new Uint8Array(secpSignatureLength)
  recovered[0] = v
  recovered.set(signature.subarray(0, 64), 1)
  try {
    return secp256k1.recoverPublicKey(recovered, hash, { prehash: false })
  } catch (cause) {
    throw new SignatureError("invalid", "No public key fits the signature", { cause })
  }
}
