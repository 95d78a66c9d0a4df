import type { EvmChain } from "../chain/evm-chain.ts"

/** The most gas that a call may use before Helicon, and on an L1. */
const callGasCap = 50_000_000n
/** What a call has that asks for no limit where there is no cap. */
const uncapped = 2n ** 63n - 1n

/** The most gas that a call may use on a chain; undefined from Helicon on, where there is no cap. */
export function gasCapOf(chain: EvmChain): bigint | undefined {
  return chain.executesLater ? undefined : callGasCap
}

/** The gas limit of a call that asks for none: the cap, or all that there can be. */
export function callGasOf(chain: EvmChain): bigint {
  return gasLimitOfCall(undefined, gasCapOf(chain))
}

/** The gas limit of a call that asks for one or for none. */
export function gasLimitOfCall(asked: bigint | undefined, cap: bigint | undefined): bigint {
  if (cap === undefined) return asked ?? uncapped
  return asked === undefined || asked > cap ? cap : asked
}
