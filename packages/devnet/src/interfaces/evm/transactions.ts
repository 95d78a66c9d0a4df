import { optionalReader, type PositionalMethods, positionalMethod, readEvm } from "@serac/wire/node"
import { EvmError, estimateGas, fromHex, type Hex, toHex } from "../../evm/index.ts"
import type { EvmContext } from "./evm-context.ts"
import { fillTransaction } from "./fill-transaction.ts"
import { filledTransactionJson } from "./filled-transaction-json.ts"
import { callRequest } from "./readers.ts"
import { receiptJson, transactionJson } from "./transaction-json.ts"

/** `eth_` methods that read transactions by hash, and that send them. */
export function transactionMethods({ chain, oracle }: EvmContext): PositionalMethods {
  const { address, data, hash } = readEvm
  // The error of a node, which has no keys.
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
    eth_getRawTransactionByHash: positionalMethod([hash], ([of]) => rawTransaction(chain, of)),
    eth_sendRawTransaction: positionalMethod([data], ([bytes]) => chain.issue(fromHex(bytes))),
    eth_fillTransaction: positionalMethod([callRequest], async ([request]) => {
      const gas = (filled: typeof request) => estimateGas(chain, chain.tip, filled)
      return filledTransactionJson(await fillTransaction({ chain, oracle, gas }, request), chain.crypto)
    }),
    eth_sendTransaction: positionalMethod([callRequest], unknownAccount),
    eth_signTransaction: positionalMethod([callRequest], unknownAccount),
    eth_sign: positionalMethod([address, data], unknownAccount),
    eth_resend: positionalMethod(
      [callRequest, optionalReader(readEvm.bigQuantity), optionalReader(readEvm.quantity)],
      ([{ nonce }]) => {
        if (nonce === undefined) throw new EvmError("missing transaction nonce in transaction spec")
        throw new EvmError("transaction 0x0000000000000000000000000000000000000000000000000000000000000000 not found")
      },
    ),
    eth_pendingTransactions: positionalMethod([], () => []),
  }
}

/** The signed bytes of an accepted or pending transaction; `0x` for an unknown one. */
export function rawTransaction(chain: EvmContext["chain"], hash: Hex): Hex {
  const place = chain.transaction(hash)
  const transaction = place?.block.transactions[place.index] ?? chain.pool.get(hash)
  return toHex(transaction?.bytes ?? new Uint8Array(0))
}
