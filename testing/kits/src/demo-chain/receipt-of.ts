import { setTimeout as delay } from "node:timers/promises"
import type { Hex, PublicClient, TransactionReceipt } from "viem"

const timeoutMs = 120_000
const intervalMs = 300

/**
 * The receipt of a transaction, once it is in a block. It is asked for by its hash until then: viem waits for another block where a node
 * has the block before it finds the receipt, and a quiet chain makes none.
 *
 * @throws what the node answered last, where there is none within two minutes
 */
export async function receiptOf(client: PublicClient, hash: Hex): Promise<TransactionReceipt> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    try {
      return await client.getTransactionReceipt({ hash })
    } catch (error) {
      if (performance.now() > deadline) throw error
      await delay(intervalMs)
    }
  }
}
