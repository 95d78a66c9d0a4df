import { defaulted, filterRequest, optionalReader, readEvm, type Subscriptions, subscription } from "@serac/wire/node"
import { type EvmBlock, logsOf } from "../../evm/index.ts"
import { headJson } from "./block-json.ts"
import type { EvmContext } from "./evm-context.ts"
import { logJson, transactionJson } from "./transaction-json.ts"

/** The WebSocket subscriptions of an EVM chain. */
export function evmSubscriptions({ chain }: Pick<EvmContext, "chain">): Subscriptions {
  const { events } = chain
  const full = defaulted(readEvm.flag, false)
  return {
    eth: {
      newHeads: subscription([], (_, tell) =>
        events.on("accepted", (block) => tell(headJson(block, chain.config.kind))),
      ),
      logs: subscription([optionalReader(filterRequest)], ([request], tell) => {
        const filter = request ?? { addresses: [], topics: [] }
        const told = (removed: boolean) => (block: EvmBlock) => {
          for (const placed of logsOf(block, filter, chain)) tell(logJson(placed, removed))
        }
        const ends = [events.on("accepted", told(false)), events.on("removed", told(true))]
        return () => {
          for (const end of ends) end()
        }
      }),
      newPendingTransactions: subscription([full], ([whole], tell) =>
        events.on("pending", (transaction) => tell(whole ? transactionJson(transaction, undefined) : transaction.hash)),
      ),
      newAcceptedTransactions: subscription([full], ([whole], tell) =>
        events.on("accepted", (block) => {
          for (const [index, transaction] of block.transactions.entries())
            tell(whole ? transactionJson(transaction, { block, index }) : transaction.hash)
        }),
      ),
    },
  }
}
