import type { WarpMessage } from "@serac/chain"
import type { WarpVerification } from "@serac/chain/bls"
import QuickLRU from "quick-lru"
import { toHex } from "../codec/hex.ts"
import { loadCrypto } from "../crypto/crypto.ts"

/** Whether a message is signed by enough of those who have to sign it. */
export type Judge = (message: WarpMessage, verification: WarpVerification) => Promise<boolean>

/** Verdicts that are kept: a block is executed right after it was made, with the same messages. */
const maxKept = 256

/** Asks a judge each question once, as far as his last 256 verdicts go. */
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

/** Verifies signatures, which takes milliseconds. */
export const isSigned: Judge = remembering(async (message, verification) => {
  // BLS is large, and needed only once a message comes.
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

/** The hash of all that a verdict depends on. */
async function questionOf(
  { bytes }: WarpMessage,
  { networkID, validators, quorum }: WarpVerification,
): Promise<string> {
  const { keccak256 } = await loadCrypto()
  const signers = validators.validators.map(({ publicKey, weight }) => `${toHex(publicKey)} ${weight}`)
  const parts = [networkID, quorum?.num, quorum?.den, validators.totalWeight, ...signers, toHex(bytes)]
  return toHex(keccak256(new TextEncoder().encode(parts.join())))
}
