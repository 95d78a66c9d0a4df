import { type RecoveryIdType, recover } from "tiny-secp256k1"

/** The compressed public key that signed a hash (32 bytes), from r, s and the recovery ID (65 bytes); undefined if the signature is invalid. */
export function recoverKey(hash: Uint8Array, signature: Uint8Array): Uint8Array | undefined {
  const recoveryId = signature[64] as number
  if (recoveryId > 1) return undefined
  try {
    return recover(hash, signature.subarray(0, 64), recoveryId as RecoveryIdType, true) ?? undefined
  } catch {
    return undefined
  }
}
