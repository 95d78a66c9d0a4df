import { verifyingChain } from "@serac/store"
import type { Clock, LogFunction } from "../../core/index.ts"
import type { LazyStore } from "../../core/reconciliation/index.ts"
import { asksValidators, indexingSettings } from "../../core/settings.ts"
import type { IndexerOptions } from "../options.ts"
import { SignedBlocks } from "./signed-blocks.ts"

/** What asks the validators of a chain to sign its stored blocks; undefined where the options do not want it. */
export function signedBlocksOf(
  { chain, verify = indexingSettings.verify.default, signBlock, signatureInterval: interval }: IndexerOptions,
  reading: Pick<LazyStore, "get">,
  { clock, log }: { readonly clock: Clock; readonly log: LogFunction },
): SignedBlocks | undefined {
  if (signBlock === undefined || !asksValidators(verify)) return undefined
  const { chainId } = chain
  const reader = async () => verifyingChain(await reading.get(), chainId)
  return new SignedBlocks({ subject: `chain ${chainId}`, reader, signBlock, interval, clock, log })
}
