import type { Clock } from "../../core/index.ts"
import type { Verify } from "../../core/settings.ts"
import { BlockVerifier } from "../verify/block-verifier.ts"
import { loadVerifyTools } from "../verify/verify-tools.ts"

/** A verifier for blocks of pieces: it refuses headers whose hashes cannot be recomputed, since pieces prove nothing else. */
export async function strictVerifier(
  chainId: string,
  clock: Pick<Clock, "random" | "elapsed">,
  verify: Verify | undefined,
): Promise<BlockVerifier> {
  const nothing = () => {}
  const tools = await loadVerifyTools()
  return new BlockVerifier({ chainId, clock, verify, log: nothing, onUnverified: nothing, isStrict: true }, tools)
}
