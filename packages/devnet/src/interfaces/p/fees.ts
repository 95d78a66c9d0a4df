import { gasPrice } from "@serac/chain"
import { type ByNameMethods, byNameMethod } from "@serac/wire/node"
import { timeJson } from "./local.ts"
import type { PInterfaceOptions } from "./options.ts"

/** Methods about the fees of transactions and L1 validators. Their numbers are bare, unlike in all other methods. */
export function feeMethods({ chain }: PInterfaceOptions): ByNameMethods {
  const { dynamicFees, validatorFees } = chain.config
  const { state } = chain
  return {
    "platform.getFeeConfig": byNameMethod({}, () => {
      const { weights, maxCapacity, maxPerSecond, targetPerSecond, minPrice, excessConversionConstant } = dynamicFees
      const { bandwidth, dbRead, dbWrite, compute } = weights
      return {
        weights: [bandwidth, dbRead, dbWrite, compute],
        ...{ maxCapacity, maxPerSecond, targetPerSecond, minPrice, excessConversionConstant },
      }
    }),
    "platform.getFeeState": byNameMethod({}, () => {
      const { capacity, excess } = state.fees
      return { capacity, excess, price: gasPrice({ ...dynamicFees, excess }), timestamp: timeJson(state.time) }
    }),
    "platform.getValidatorFeeConfig": byNameMethod({}, () => {
      const { capacity, target, minPrice, excessConversionConstant } = validatorFees
      return { capacity, target, minPrice, excessConversionConstant }
    }),
    "platform.getValidatorFeeState": byNameMethod({}, () => {
      const excess = state.l1Excess
      return { excess, price: gasPrice({ ...validatorFees, excess }), timestamp: timeJson(state.time) }
    }),
  }
}
