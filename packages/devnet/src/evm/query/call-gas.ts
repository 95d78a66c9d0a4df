import type { EvmChain } from "../chain/evm-chain.ts"

/** Gas cap of a call before Helicon, and on an L1. */
const callGasCap = 50_000_000n
/** Gas limit of a call without a limit of its own if there is no cap. */
const uncapped = 2n ** 63n - 1n

/** The gas cap of calls on a chain; undefined on the C-Chain from Helicon on, where there is none. */
export function gasCapOf(chain: EvmChain): bigint | undefined {
  return chain.executesLater ? undefined : callGasCap
}

/** The gas limit of a call without a limit of its own: the cap, or the maximum if there is no cap. */
export function callGasOf(chain: EvmChain): bigint {
  return gasLimitOfCall(undefined, gasCapOf(chain))
}

/** The gas limit of a call: the requested one, or the default. */
export function gasLimitOfCall(asked: bigint | undefined, cap: bigint | undefined): bigint {
  if (cap === undefined) return asked ?? uncapped
  return asked === undefined || asked > cap ? cap : asked
}
