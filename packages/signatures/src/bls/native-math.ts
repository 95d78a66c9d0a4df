import type * as Blst from "@chainsafe/blst"
import QuickLRU from "quick-lru"
import type { BlsMath, Signed } from "./bls-math.ts"

/** Maximum cached parsed keys: parsing and checking a key takes as long as verifying a signature in a batch. */
const maxKeys = 16_384

/**
 * The implementation by blst, a native library.
 *
 * Signatures are verified in batches: keys and signatures are summed, each pair multiplied by its own random factor, and one pairing is
 * computed. Without these factors two attackers could send signatures with errors that cancel each other out: the sum would be valid, but
 * either signature alone would not. An invalid batch is halved repeatedly, so that each invalid signature among n costs about log n further
 * checks.
 */
export function nativeMath(blst: typeof Blst): BlsMath {
  const keys = new QuickLRU<string, Blst.PublicKey>({ maxSize: maxKeys })
  const keyOf = (bytes: Uint8Array): Blst.PublicKey => {
    const name = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1")
    const known = keys.get(name)
    if (known !== undefined) return known
    if (bytes.length !== blst.PUBLIC_KEY_LENGTH_COMPRESSED) throw new RangeError("a compressed BLS key has 48 bytes")
    const key = blst.PublicKey.fromBytes(bytes, true)
    keys.set(name, key)
    return key
  }
  const holds = (message: Uint8Array, signed: readonly Signed[]): boolean => {
    try {
      const sets = signed.map(({ publicKey, signature }) => ({ pk: keyOf(publicKey), sig: compressed(signature) }))
      const { pk, sig } = blst.aggregateWithRandomness(sets)
      return blst.verify(message, pk, sig)
    } catch {
      return false
    }
  }
  const findInvalid = (message: Uint8Array, signed: readonly Signed[], from = 0): number[] => {
    if (signed.length === 0 || holds(message, signed)) return []
    if (signed.length === 1) return [from]
    const half = signed.length >> 1
    return [
      ...findInvalid(message, signed.slice(0, half), from),
      ...findInvalid(message, signed.slice(half), from + half),
    ]
  }
  return {
    library: "blst",
    findInvalid: (message, signed) => findInvalid(message, signed),
    // The group membership was checked when each signature was verified; checking it again would take longer than all the rest.
    aggregate: (signatures) => blst.aggregateSerializedSignatures(signatures.map(compressed), false).toBytes(),
    verify(message, signature, publicKeys) {
      try {
        const read = blst.Signature.fromBytes(compressed(signature), true)
        return blst.fastAggregateVerify(message, publicKeys.map(keyOf), read)
      } catch {
        return false
      }
    },
  }
}

/** Requires the compressed form: blst also accepts the uncompressed one, which nodes refuse. */
function compressed(signature: Uint8Array): Uint8Array {
  if (signature.length !== 96) throw new RangeError("a compressed BLS signature has 96 bytes")
  return signature
}
