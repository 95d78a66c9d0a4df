import type * as Blst from "@chainsafe/blst"
import QuickLRU from "quick-lru"
import type { BlsMath, Signed } from "./bls-math.ts"

/** Keys that are kept read: reading and checking one takes as long as checking a signature in a batch. */
const maxKeys = 16_384

/**
 * The computations by blst, which is native code.
 *
 * Signatures are checked many at once: keys and signatures are added up, each pair multiplied by a random number of its own, and one
 * pairing is checked. Without these numbers two liars could send signatures that are wrong by amounts that cancel each other out; the
 * sum would hold, and either signature alone, kept or used without the other, would not. Where a sum does not hold its halves are
 * looked at, so that each liar among n costs some log n checks more.
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
    // Whether they are of the group was looked at when each was found valid, and takes longer than all the rest.
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

/** blst takes the uncompressed form too, which no node does. */
function compressed(signature: Uint8Array): Uint8Array {
  if (signature.length !== 96) throw new RangeError("a compressed BLS signature has 96 bytes")
  return signature
}
