import { ReadyJson, ServiceError } from "@serac/server/http"
import type { ChainReader, StoredInternalTransaction, StoredTransaction } from "@serac/store"
import { transactionHashOf } from "@serac/store/items"
import { assertMade } from "../../chains/assert-traced.ts"
import { networkToken } from "../../chains/describe-chain.ts"
import type { ServedChain } from "../../chains/served-chain.ts"
import { messageInfo } from "../../icm/message-info.ts"
import { nativeToken } from "../../prices/read-prices.ts"
import type { Services } from "../../services.ts"
import { renderTransaction } from "../render-transactions.ts"
import { type ArchivedTransaction, archivedTransaction } from "./archived-transaction.ts"
import { renderDetails } from "./render-details.ts"

const callsAtOnce = 1_000

/**
 * A transaction with all its details, in the shape of `GetTransactionResponse`.
 *
 * @param currency - of the native token's price; default as in `Prices.price`.
 *
 * Throws a {@link ServiceError} (503) where its block is not archived: its input and its events are nowhere else. And while its internal
 * transactions are still to be made of the archive.
 */
export async function wholeTransaction(
  chain: ServedChain,
  { prices, chains }: Pick<Services, "prices" | "chains">,
  transaction: StoredTransaction,
  currency?: string,
): Promise<ReadyJson> {
  const { reader, definition } = chain
  const { blockNumber } = transaction
  const [block] = await reader.archived(blockNumber, 1)
  if (block === undefined)
    throw new ServiceError(
      503,
      `block ${blockNumber} of chain ${chain.chainId} is not in the archive of this service, which alone has the input and the events of its transactions`,
    )
  await assertMade(chain, blockNumber)
  const archived = archivedTransaction(block.answers, transactionHashOf(transaction.fragment))
  const events = archived.logs.map(({ logIndex }) => logIndex)
  const [transfers, internalTransactions, message] = await Promise.all([
    events.length === 0 ? [] : reader.transfersWithin(blockNumber, Math.min(...events), Math.max(...events)),
    callsOf(reader, transaction),
    messageInfo(chain, chains, transaction),
  ])
  return chain.contracts.with((contract) => {
    const text = renderTransaction(chain, transaction.fragment, contract)
    const details = renderDetails({ transfers, internalTransactions }, { chain, prices, contract })
    const currentPrice = prices.price(chain.chainId, nativeToken, currency)
    const token = JSON.stringify({ networkToken: networkToken(definition), ...(currentPrice && { currentPrice }) })
    return new ReadyJson(
      `{"nativeTransaction":${text.slice(0, -1)},${transactionJson(archived)}},"networkTokenDetails":${token},` +
        `"logs":${JSON.stringify(archived.logs)}${details}${message}}`,
    )
  })
}

/** The members that the archive adds to a transaction. */
function transactionJson({ logs: _, ...members }: ArchivedTransaction): string {
  return JSON.stringify(members).slice(1, -1)
}

async function callsOf(
  reader: ChainReader,
  transaction: StoredTransaction,
): Promise<readonly StoredInternalTransaction[]> {
  const calls: StoredInternalTransaction[] = []
  for (;;) {
    const last = calls.at(-1)
    const more = await reader.internalTransactionsOf(transaction, {
      after: last && [last.sequence],
      limit: callsAtOnce,
    })
    calls.push(...more)
    if (more.length < callsAtOnce) return calls
  }
}
