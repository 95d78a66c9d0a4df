import { setTimeout as delay } from "node:timers/promises"
import type { Hex, PublicClient, TransactionReceipt } from "viem"

const timeoutMs = 120_000
const intervalMs = 300

/**
 * Waits for the receipt of a transaction by polling for it. viem would wait for another block if a node returns the block before the receipt,
 * and a chain without traffic creates none.
 *
 * @throws the node's last error, if there is no receipt within two minutes
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
