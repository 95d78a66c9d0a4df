import type { BlockNumber, PositionalMethod } from "@serac/wire/node"
import { toQuantity } from "../../../evm/index.ts"
import type { LivingHistory } from "./living-history.ts"

interface FeeHistoryJson {
  readonly oldestBlock?: unknown
  readonly reward?: readonly unknown[] | undefined
  readonly baseFeePerGas?: readonly unknown[] | undefined
  readonly gasUsedRatio?: readonly unknown[] | null | undefined
}

/** `eth_feeHistory` over living blocks and the fork's own. */
export function spanningFees(
  method: PositionalMethod,
  heightOf: (reference: BlockNumber | undefined) => Promise<bigint | undefined>,
  history: LivingHistory,
): PositionalMethod {
  return {
    ...method,
    call: async ([count, newest, percentiles], connection) => {
      const last = (await heightOf(newest as BlockNumber)) ?? 0n
      const wanted = count as bigint
      const own = last - history.last
      const living = (blocks: bigint, end: bigint) =>
        history.forward("eth_feeHistory", [toQuantity(blocks), toQuantity(end), percentiles ?? []])
      if (own <= 0n) return living(wanted, last)
      if (wanted <= own) return method.call([count, newest, percentiles], connection)
      const later = (await method.call([own, newest, percentiles], connection)) as FeeHistoryJson
      const before = Object(await living(wanted - own, history.last)) as FeeHistoryJson
      const { oldestBlock, gasUsedRatio } = before
      const blocks = gasUsedRatio?.length ?? 0
      // Nodes end the base fees with that of the next block, or do not.
      const baseFees = (before.baseFeePerGas ?? []).slice(0, blocks)
      return {
        oldestBlock,
        ...(later.reward && { reward: [...(before.reward ?? []), ...later.reward] }),
        baseFeePerGas: [...baseFees, ...(later.baseFeePerGas ?? [])],
        gasUsedRatio: [...(gasUsedRatio ?? []), ...(later.gasUsedRatio ?? [])],
      }
    },
  }
}
