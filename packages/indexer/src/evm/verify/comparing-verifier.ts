import type { Clock } from "../../core/index.ts"
import { BlockVerifier } from "./block-verifier.ts"
import { loadVerifyTools } from "./verify-tools.ts"

/** A verifier for nodes' answers in comparisons; it logs nothing about chains that cannot be verified. */
export async function comparingVerifier(
  chainId: string,
  clock: Pick<Clock, "random" | "elapsed">,
): Promise<BlockVerifier> {
  const nothing = () => {}
  return new BlockVerifier({ chainId, clock, log: nothing, onUnverified: nothing }, await loadVerifyTools())
}
