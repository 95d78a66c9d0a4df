import type { UtxoKey } from "@serac/store"
import { networkColumns, networkTable, placeColumns, transactionIdColumns } from "../network-table.ts"
import type { ChainTransaction } from "./transactions.ts"

/** An input of a transaction. */
export interface TransactionInput {
  readonly transaction: ChainTransaction
  /** Position among the transaction's inputs. */
  readonly inputIndex: number
  readonly utxo: UtxoKey
}

export const inputsTable = networkTable<TransactionInput>()({
  name: "inputs",
  about: "UTXOs that transactions consumed",
  columns: {
    ...placeColumns,
    ...transactionIdColumns,
    timestamp: { kind: "u32", about: "Unix seconds of the block" },
    input_index: { kind: "u32", about: "position among the inputs of the transaction" },
    utxo_transaction_id: { kind: "text", about: "`transaction_id` of the UTXO" },
    utxo_output_index: { kind: "u32", about: "`output_index` of the UTXO" },
    ...networkColumns,
  },
  rowOf: ({ transaction, inputIndex, utxo }, names) => ({
    chain: transaction.chain,
    block_height: transaction.height,
    transaction_index: transaction.index,
    transaction_id: names.id(transaction.id),
    timestamp: transaction.timestamp,
    input_index: inputIndex,
    utxo_transaction_id: names.id(utxo.txId),
    utxo_output_index: utxo.outputIndex,
    network_id: names.networkId,
  }),
})
