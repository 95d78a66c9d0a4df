import { Parties } from "../../src/evm/decode/parties.ts"
import { BlockVerifier } from "../../src/evm/verify/block-verifier.ts"
import type { VerifiedContext } from "../../src/evm/verify/decode-verified.ts"
import { loadVerifyTools } from "../../src/evm/verify/verify-tools.ts"

/** Loaded before tests rule the time. */
export const verifyTools = await loadVerifyTools()

/** How blocks of a chain are decoded and verified, with all their senders. */
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
