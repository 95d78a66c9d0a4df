import type { ExportedTransaction, PrimaryChain } from "@serac/store"
import { fillHoles } from "@serac/store/items"
import { networkColumns, networkTable, placeColumns, transactionIdColumns } from "../network-table.ts"

/** A transaction with its chain. */
export interface ChainTransaction extends ExportedTransaction {
  readonly chain: PrimaryChain
}

export const networkTransactionsTable = networkTable<ChainTransaction>()({
  name: "transactions",
  about: "transactions; of the C-Chain those that move funds between chains",
  columns: {
    ...placeColumns,
    block_hash: { kind: "text", about: "ID of the block; on the C-Chain its hash in hexadecimal" },
    ...transactionIdColumns,
    timestamp: { kind: "u32", about: "Unix seconds of the block" },
    transaction_type: { kind: "text", about: "type, such as `AddPermissionlessDelegatorTx`" },
    n_inputs: { kind: "u32", about: "UTXOs that it consumed: its rows in `inputs`" },
    memo: { kind: "bytes", isNullable: true, about: "memo, of types that have one" },
    node_id: { kind: "text", isNullable: true, about: "node that it is about" },
    subnet_id: { kind: "text", isNullable: true, about: "subnet that it is about" },
    source_chain_id: { kind: "text", isNullable: true, about: "chain that an import takes from" },
    destination_chain_id: { kind: "text", isNullable: true, about: "chain that an export gives to" },
    staking_transaction_id: { kind: "text", isNullable: true, about: "stake that it ends or changes" },
    ...networkColumns,
  },
  rowOf({ chain, height, index, id, type, timestamp, inputs, fragment }, names) {
    const members = transactionMembers(fragment)
    const { memo } = members
    return {
      chain,
      block_height: height,
      block_hash: members.blockHash ?? "",
      transaction_index: index,
      transaction_id: names.id(id),
      timestamp,
      transaction_type: type,
      n_inputs: inputs.length,
      memo: memo === undefined ? undefined : Buffer.from(memo.slice(2), "hex"),
      node_id: members.nodeId,
      subnet_id: members.subnetId,
      source_chain_id: members.sourceChain,
      destination_chain_id: members.destinationChain,
      staking_transaction_id: members.stakingTxHash,
      network_id: names.networkId,
    }
  },
})

/** The members of a transaction's JSON that columns have. */
interface TransactionMembers {
  readonly blockHash?: string
  readonly memo?: string
  readonly nodeId?: string
  readonly subnetId?: string
  readonly sourceChain?: string
  readonly destinationChain?: string
  /** Only of transactions that end or change a stake. */
  readonly stakingTxHash?: string
}

/** Parses the JSON of a stored transaction. */
export function transactionMembers(fragment: string): TransactionMembers {
  return JSON.parse(`${fillHoles(fragment, () => "")}}`)
}
