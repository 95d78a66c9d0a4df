import { feeHistory, quantity } from "@serac/evm-chain"
import { type PositionalMethods, positionalMethod, readEvm } from "@serac/node-wire"
import { blockOf, type EvmContext } from "./evm-context.ts"
import { blockCount, percentiles } from "./readers.ts"

const highestTip = 20_000_000_000n

/** `eth_` methods about what gas costs. */
export function priceMethods(context: EvmContext): PositionalMethods {
  const { chain, oracle } = context
  const methods: PositionalMethods = {
    eth_gasPrice: positionalMethod([], async () => quantity((await oracle.baseFee()) + oracle.tip())),
    eth_baseFee: positionalMethod([], async () => quantity(await oracle.baseFee())),
    eth_maxPriorityFeePerGas: positionalMethod([], () => quantity(oracle.tip())),
    eth_feeHistory: positionalMethod([blockCount, readEvm.blockNumber, percentiles], ([count, last, wanted]) => {
      const history = feeHistory(chain, count, blockOf(context, last), wanted)
      if (history === undefined) return { oldestBlock: "0x0", gasUsedRatio: null }
      return {
        oldestBlock: quantity(history.oldestBlock),
        ...(history.reward === undefined ? {} : { reward: history.reward.map((tips) => tips.map(quantity)) }),
        baseFeePerGas: history.baseFeePerGas.map(quantity),
        gasUsedRatio: history.gasUsedRatio,
      }
    }),
  }
  if (chain.config.kind === "subnet-evm") return methods
  return {
    ...methods,
    eth_suggestPriceOptions: positionalMethod([], async () => {
      const baseFee = await oracle.baseFee()
      const tip = oracle.tip()
      const normal = tip < highestTip ? tip : highestTip
      const slow = (normal * 95n) / 100n
      const option = (priority: bigint) => ({
        maxPriorityFeePerGas: quantity(priority),
        maxFeePerGas: quantity(2n * baseFee + priority),
      })
      return { slow: option(slow > 1n ? slow : 1n), normal: option(normal), fast: option((tip * 105n) / 100n) }
    }),
  }
}
