import { byteDigits, bytesItem, dataItem, isDigits, isThere, listItem, quantityItem } from "../../core/header/index.ts"
import { nonsense } from "../../core/index.ts"
import { toArray, toRecord } from "../../core/node/index.ts"
import { addBloom, type Bloom, bloomDigits, emptyBloom, type LogsBloom } from "./logs-bloom.ts"

/** A receipt as a node returns it. */
export type AnsweredReceipt = Readonly<Record<string, unknown>>

/**
 * Digits of a receipt as encoded in a block's trie, with a bloom filter computed from its logs.
 *
 * @param type - of the transaction
 * @param blockBloom - receives the bits of the receipt's logs
 * @throws NodeFault if a member is invalid
 */
export function receiptBytes(receipt: AnsweredReceipt, type: number, logsBloom: LogsBloom, blockBloom: Bloom): string {
  let items = ""
  let filter = emptyBloom
  const logs = toArray(receipt.logs, "logs")
  if (logs.length > 0) {
    const bloom = logsBloom.empty()
    for (const one of logs) {
      const { address, topics, data } = toRecord(one, "a log")
      let topicItems = ""
      const addressItem = dataItem(address, "a log's address")
      logsBloom.add(bloom, address as string)
      for (const topic of toArray(topics, "topics")) {
        topicItems += dataItem(topic, "a topic")
        logsBloom.add(bloom, topic as string)
      }
      items += listItem(addressItem + listItem(topicItems) + dataItem(data, "a log's data"))
    }
    addBloom(blockBloom, bloom)
    filter = bloomDigits(bloom)
  }
  const told = receipt.logsBloom
  if (isThere(told) && !isDigits(told, filter)) throw nonsense("the receipt's logsBloom is not that of its logs")
  // Before EIP-658 a receipt has a state root instead of a status.
  const { status = null } = receipt
  const outcome = status === null ? dataItem(receipt.root, "root") : quantityItem(status, "status")
  const body = listItem(
    outcome + quantityItem(receipt.cumulativeGasUsed, "cumulativeGasUsed") + bytesItem(filter) + listItem(items),
  )
  return type === 0 ? body : byteDigits(type) + body
}
