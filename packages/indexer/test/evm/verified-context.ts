import { Parties } from "../../src/evm/decode/parties.ts"
import { BlockVerifier } from "../../src/evm/verify/block-verifier.ts"
import type { VerifiedContext } from "../../src/evm/verify/decode-verified.ts"
import { loadVerifyTools } from "../../src/evm/verify/verify-tools.ts"

/** Loaded before tests use virtual clocks. */
export const verifyTools = await loadVerifyTools()

/** Decodes and verifies blocks of a chain, including all senders. */
export function verifiedContext(chainId = "43112"): VerifiedContext {
  const nothing = () => {}
  const options = {
    chainId,
    verify: "full",
    clock: { random: () => 0, elapsed: () => 0 },
    log: nothing,
    onUnverified: nothing,
  } as const
  return { chainId, parties: new Parties(), verifier: new BlockVerifier(options, verifyTools), isAtHead: () => true }
}
