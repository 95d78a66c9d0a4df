import { type PositionalMethods, positionalMethod, readEvm } from "@serac/wire/node"
import { checksummed, type EvmChain, type Hex, type Transaction, toQuantity } from "../../evm/index.ts"
import { sortedObject } from "./block-json.ts"
import type { EvmContext } from "./evm-context.ts"
import { transactionJson } from "./transaction-json.ts"

/** `txpool_` methods: pending transactions, and those queued behind a nonce gap, by sender and nonce. */
export function txpoolMethods({ chain }: Pick<EvmContext, "chain">): PositionalMethods {
  const told = async (write: (transaction: Transaction) => unknown) => {
    const { pending, queued } = await poolOf(chain)
    const bySender = (lists: Lists) =>
      sortedObject(
        Object.fromEntries([...lists].map(([sender, list]) => [checksummed(chain, sender), byNonce(list, write)])),
      )
    return { pending: bySender(pending), queued: bySender(queued) }
  }
  const whole = (transaction: Transaction) => transactionJson(transaction, undefined)
  return {
    txpool_status: positionalMethod([], async () => {
      const { pending, queued } = await poolOf(chain)
      const size = (lists: Lists) => toQuantity([...lists.values()].reduce((sum, list) => sum + list.length, 0))
      return { pending: size(pending), queued: size(queued) }
    }),
    txpool_content: positionalMethod([], () => told(whole)),
    txpool_inspect: positionalMethod([], () => told((transaction) => poolLine(transaction, chain))),
    txpool_contentFrom: positionalMethod([readEvm.address], async ([of]) => {
      const { pending, queued } = await poolOf(chain)
      return { pending: byNonce(pending.get(of) ?? [], whole), queued: byNonce(queued.get(of) ?? [], whole) }
    }),
  }
}

type Lists = ReadonlyMap<Hex, readonly Transaction[]>

/** The pool's transactions by sender. */
async function poolOf(chain: EvmChain): Promise<{ readonly pending: Lists; readonly queued: Lists }> {
  const pending = new Map<Hex, readonly Transaction[]>()
  const queued = new Map<Hex, readonly Transaction[]>()
  await chain.read(chain.tip, async ({ state }) => {
    for (const sender of chain.pool.senders()) {
      const account = await state.account(sender)
      const split = chain.pool.split(sender, account?.nonce ?? 0n)
      if (split.pending.length > 0) pending.set(sender, split.pending)
      if (split.queued.length > 0) queued.set(sender, split.queued)
    }
  })
  return { pending, queued }
}

const byNonce = (list: readonly Transaction[], write: (transaction: Transaction) => unknown) =>
  Object.fromEntries(list.map((transaction) => [transaction.nonce.toString(), write(transaction)]))

/** A transaction as one line of text. */
function poolLine({ to, value, gasLimit, maxFeePerGas }: Transaction, chain: EvmChain): string {
  const target = to === undefined ? "contract creation" : checksummed(chain, to)
  return `${target}: ${value} wei + ${gasLimit} gas × ${maxFeePerGas} wei`
}
