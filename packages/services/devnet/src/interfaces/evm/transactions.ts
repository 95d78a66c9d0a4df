import { EvmError, fromHex, quantity, toHex } from "@serac/evm-chain"
import { optional, type PositionalMethods, positionalMethod, readEvm } from "@serac/node-wire"
import type { EvmContext } from "./evm-context.ts"
import { callRequest } from "./readers.ts"
import { receiptJson, transactionJson } from "./transaction-json.ts"

/** `eth_` methods about transactions by their hash, and that send them. */
export function transactionMethods({ chain }: EvmContext): PositionalMethods {
  const { address, data, hash } = readEvm
  // A node holds no keys.
  const unknownAccount = () => {
    throw new EvmError("unknown account")
  }
  return {
    eth_getTransactionByHash: positionalMethod([hash], ([of]) => {
      const place = chain.transaction(of)
      const transaction = place?.block.transactions[place.index] ?? chain.pool.get(of)
      return transaction === undefined ? null : transactionJson(transaction, place)
    }),
    eth_getTransactionReceipt: positionalMethod([hash], ([of]) => {
      const place = chain.transaction(of)
      return place === undefined ? null : receiptJson(place, chain.crypto)
    }),
    eth_getRawTransactionByHash: positionalMethod([hash], ([of]) => {
      const place = chain.transaction(of)
      const transaction = place?.block.transactions[place.index] ?? chain.pool.get(of)
      return toHex(transaction?.bytes ?? new Uint8Array(0))
    }),
    eth_sendRawTransaction: positionalMethod([data], ([bytes]) => chain.issue(fromHex(bytes))),
    eth_sendTransaction: positionalMethod([callRequest], unknownAccount),
    eth_signTransaction: positionalMethod([callRequest], unknownAccount),
    eth_sign: positionalMethod([address, data], unknownAccount),
    eth_resend: positionalMethod(
      [callRequest, optional(readEvm.bigQuantity), optional(readEvm.quantity)],
      ([{ nonce }]) => {
        if (nonce === undefined) throw new EvmError("missing transaction nonce in transaction spec")
        throw new EvmError("transaction 0x0000000000000000000000000000000000000000000000000000000000000000 not found")
      },
    ),
    eth_pendingTransactions: positionalMethod([], () => []),
    txpool_status: positionalMethod([], async () => {
      const { pending, queued } = await poolOf(chain)
      const size = (lists: Awaited<ReturnType<typeof poolOf>>["pending"]) =>
        quantity([...lists.values()].reduce((sum, list) => sum + list.length, 0))
      return { pending: size(pending), queued: size(queued) }
    }),
    txpool_content: positionalMethod([], async () => {
      const { pending, queued } = await poolOf(chain)
      return { pending: contentOf(pending), queued: contentOf(queued) }
    }),
    txpool_contentFrom: positionalMethod([address], async ([of]) => {
      const { pending, queued } = await poolOf(chain)
      return { pending: byNonce(pending.get(of) ?? []), queued: byNonce(queued.get(of) ?? []) }
    }),
  }
}

type Lists = ReadonlyMap<`0x${string}`, readonly Parameters<typeof transactionJson>[0][]>

/** What waits, by sender. */
async function poolOf(chain: EvmContext["chain"]): Promise<{ readonly pending: Lists; readonly queued: Lists }> {
  const pending = new Map<`0x${string}`, Lists extends ReadonlyMap<unknown, infer List> ? List : never>()
  const queued = new Map<`0x${string}`, Lists extends ReadonlyMap<unknown, infer List> ? List : never>()
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

const byNonce = (list: readonly Parameters<typeof transactionJson>[0][]) =>
  Object.fromEntries(list.map((transaction) => [transaction.nonce.toString(), transactionJson(transaction, undefined)]))

const contentOf = (lists: Lists) => Object.fromEntries([...lists].map(([sender, list]) => [sender, byNonce(list)]))
