import { type PositionalMethods, positionalMethod } from "@serac/wire/node"
import { feeHistory, feeHistoryAfterHelicon, toQuantity } from "../../evm/index.ts"
import { blockAt, blockReaders, type EvmContext } from "./evm-context.ts"
import { blockCount, percentiles } from "./readers.ts"

/** The result of `eth_suggestPriceOptions` from Helicon on. */
function pricesAfterHelicon(tip: bigint, baseFee: bigint) {
  const most = (one: bigint, other: bigint) => (one > other ? one : other)
  const slow = most((tip * 95n) / 100n, 1n)
  const normal = most(tip, slow)
  const fast = most((tip * 105n) / 100n, normal)
  const option = (priority: bigint) => ({
    maxPriorityFeePerGas: toQuantity(priority),
    maxFeePerGas: toQuantity(2n * baseFee + priority),
  })
  return { slow: option(slow), normal: option(normal), fast: option(fast) }
}

const highestTip = 20_000_000_000n

/** `eth_` methods about gas prices. */
export function priceMethods(context: EvmContext): PositionalMethods {
  const { chain, oracle, hasHelicon } = context
  const { blockNumber } = blockReaders(context)
  const headFee = () => chain.tip.header.baseFeePerGas ?? 0n
  const methods: PositionalMethods = {
    eth_gasPrice: positionalMethod([], async () =>
      toQuantity((hasHelicon ? headFee() : await oracle.baseFee()) + oracle.tip()),
    ),
    eth_baseFee: positionalMethod([], async () => toQuantity(await oracle.baseFee())),
    eth_maxPriorityFeePerGas: positionalMethod([], () => toQuantity(oracle.tip())),
    eth_feeHistory: positionalMethod([blockCount, blockNumber, percentiles], async ([count, last, wanted]) => {
      const newest = blockAt(context, last)
      const history = hasHelicon
        ? await feeHistoryAfterHelicon(chain, count, newest, wanted)
        : feeHistory(chain, count, newest, wanted)
      if (history === undefined) return { oldestBlock: "0x0", gasUsedRatio: null }
      return {
        oldestBlock: toQuantity(history.oldestBlock),
        ...(history.reward === undefined ? {} : { reward: history.reward.map((tips) => tips.map(toQuantity)) }),
        baseFeePerGas: history.baseFeePerGas.map(toQuantity),
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
      if (hasHelicon) return pricesAfterHelicon(tip, baseFee)
      const normal = tip < highestTip ? tip : highestTip
      const slow = (normal * 95n) / 100n
      const option = (priority: bigint) => ({
        maxPriorityFeePerGas: toQuantity(priority),
        maxFeePerGas: toQuantity(2n * baseFee + priority),
      })
      return { slow: option(slow > 1n ? slow : 1n), normal: option(normal), fast: option((tip * 105n) / 100n) }
    }),
  }
}
