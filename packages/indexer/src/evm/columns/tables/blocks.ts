import { toNumber } from "../../../core/node/index.ts"
import { dataBytes, optionalBytes, optionalU64, optionalWord } from "../answer-values.ts"
import { chainColumns, evmTable, placeColumns } from "../evm-table.ts"

export const blocksTable = evmTable({
  name: "blocks",
  about: "blocks",
  columns: {
    ...placeColumns,
    timestamp: { kind: "u32", about: "Unix seconds" },
    parent_hash: { kind: "bytes", about: "hash of the parent" },
    author: { kind: "bytes", about: "who gets the fees (`miner`)" },
    state_root: { kind: "bytes", about: "root of the state" },
    transactions_root: { kind: "bytes", about: "root of the transactions" },
    receipts_root: { kind: "bytes", about: "root of the receipts" },
    gas_used: { kind: "u64", isNullable: true, about: "gas that the transactions used" },
    gas_limit: { kind: "u64", isNullable: true, about: "gas that they could use" },
    extra_data: { kind: "bytes", about: "`extraData`" },
    logs_bloom: { kind: "bytes", isNullable: true, about: "bloom filter of the logs" },
    size: { kind: "u64", isNullable: true, about: "bytes, where the node told them" },
    base_fee_per_gas: { kind: "u64", isNullable: true, about: "wei" },
    total_difficulty: { kind: "u256", isNullable: true, about: "where the node told it" },
    transaction_count: { kind: "u32", about: "number of transactions" },
    ...chainColumns,
  },
  *rowsOf({ chainId, number, hash, timestamp, block, transactions }) {
    yield {
      block_number: number,
      block_hash: hash,
      timestamp,
      parent_hash: dataBytes(block.parentHash, "parentHash"),
      author: dataBytes(block.miner, "miner"),
      state_root: dataBytes(block.stateRoot, "stateRoot"),
      transactions_root: dataBytes(block.transactionsRoot, "transactionsRoot"),
      receipts_root: dataBytes(block.receiptsRoot, "receiptsRoot"),
      gas_used: BigInt(toNumber(block.gasUsed, "gasUsed")),
      gas_limit: optionalU64(block.gasLimit, "gasLimit"),
      extra_data: dataBytes(block.extraData, "extraData"),
      logs_bloom: optionalBytes(block.logsBloom, "logsBloom"),
      size: optionalU64(block.size, "size"),
      base_fee_per_gas: optionalU64(block.baseFeePerGas, "baseFeePerGas"),
      total_difficulty: optionalWord(block.totalDifficulty, "totalDifficulty"),
      transaction_count: transactions.length,
      chain_id: chainId,
    }
  },
})
