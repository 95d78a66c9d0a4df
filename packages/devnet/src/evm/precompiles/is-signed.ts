import type { WarpMessage } from "@serac/chain"
import type { WarpVerification } from "@serac/chain/bls"
import QuickLRU from "quick-lru"
import { toHex } from "../codec/hex.ts"
import { loadCrypto } from "../crypto/crypto.ts"

/** Decides whether enough validators signed a message. */
export type Judge = (message: WarpMessage, verification: WarpVerification) => Promise<boolean>

/** Size of the cache: a block is executed right after it was made, with the same messages. */
const maxKept = 256

/** Caches a judge's last 256 verdicts. */
export function remembering(judge: Judge): Judge {
  const verdicts = new QuickLRU<string, boolean>({ maxSize: maxKept })
  return async (message, verification) => {
    const question = await questionOf(message, verification)
    const known = verdicts.get(question)
    if (known !== undefined) return known
    const verdict = await judge(message, verification)
    verdicts.set(question, verdict)
    return verdict
  }
}

/** Verifies the signatures of a message, which takes milliseconds. */
export const isSigned: Judge = remembering(async (message, verification) => {
  // The BLS library is large, so it loads with the first message.
  const { verifyWarpMessage, BlsError } = await import("@serac/chain/bls")
  const { WarpError } = await import("@serac/chain")
  try {
    verifyWarpMessage(message, verification)
    return true
  } catch (error) {
    if (error instanceof WarpError || error instanceof BlsError) return false
    throw error
  }
})

/** The cache key: a hash of all inputs of the verdict. */
async function questionOf(
  { bytes }: WarpMessage,
  { networkID, validators, quorum }: WarpVerification,
): Promise<string> {
  const { keccak256 } = await loadCrypto()
  const signers = validators.validators.map(({ publicKey, weight }) => `${toHex(publicKey)} ${weight}`)
  const parts = [networkID, quorum?.num, quorum?.den, validators.totalWeight, ...signers, toHex(bytes)]
  return toHex(keccak256(new TextEncoder().encode(parts.join())))
}
