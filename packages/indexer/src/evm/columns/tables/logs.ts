import { toArray, toNumber, toRecord } from "../../../core/node/index.ts"
import { dataBytes, optionalBytes } from "../answer-values.ts"
import type { AnsweredBlock, AnsweredTransaction } from "../answered-block.ts"
import { chainColumns, evmTable, placeColumns, transactionColumns } from "../evm-table.ts"

export const logsTable = evmTable({
  name: "logs",
  about: "events of contracts",
  columns: {
    ...placeColumns,
    ...transactionColumns,
    log_index: { kind: "u32", about: "position of the log in the block" },
    address: { kind: "bytes", about: "contract" },
    topic0: { kind: "bytes", isNullable: true, about: "first topic: what is logged" },
    topic1: { kind: "bytes", isNullable: true, about: "second topic" },
    topic2: { kind: "bytes", isNullable: true, about: "third topic" },
    topic3: { kind: "bytes", isNullable: true, about: "fourth topic" },
    data: { kind: "bytes", about: "data" },
    n_data_bytes: { kind: "u32", about: "bytes of the data" },
    ...chainColumns,
  },
  *rowsOf(block) {
    for (const { transaction, log } of loggedIn(block)) {
      const [topic0, topic1, topic2, topic3] = toArray(log.topics, "topics")
      const data = dataBytes(log.data, "data")
      yield {
        block_number: block.number,
        block_hash: block.hash,
        transaction_index: transaction.index,
        transaction_hash: transaction.hash,
        log_index: toNumber(log.logIndex, "logIndex"),
        address: dataBytes(log.address, "address"),
        topic0: optionalBytes(topic0, "a topic"),
        topic1: optionalBytes(topic1, "a topic"),
        topic2: optionalBytes(topic2, "a topic"),
        topic3: optionalBytes(topic3, "a topic"),
        data,
        n_data_bytes: data.length,
        chain_id: block.chainId,
      }
    }
  },
})

/** The logs of a block with their transactions, in order. */
export function* loggedIn({ transactions }: AnsweredBlock): Generator<{
  readonly transaction: AnsweredTransaction
  readonly log: Readonly<Record<string, unknown>>
}> {
  for (const transaction of transactions)
    for (const log of toArray(transaction.receipt.logs, "logs")) yield { transaction, log: toRecord(log, "a log") }
}
