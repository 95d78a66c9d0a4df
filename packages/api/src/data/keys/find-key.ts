import { ServiceError } from "@serac/server/http"
import { type Hex, type ListCursor, lists, type StoredTransaction } from "@serac/store"
import { expandFragment, transactionHashOf } from "@serac/store/items"
import type { ServedChain } from "../chains/served-chain.ts"
import { checksumAddress } from "../render/address.ts"

/** Maximum latest transactions from or to an address that are searched for one that it sent. */
const maxTransactions = 2_000
/** Maximum sent transactions that are read from the archive: one suffices, unless it is unsigned or not archived. */
const maxRead = 8
const transactionsAtOnce = 250

/** A public key and its source. */
export interface FoundKey {
  /** 33 bytes, compressed. */
  readonly key: Uint8Array
  /** The transaction whose signature the key was recovered from. */
  readonly txHash: Hex
}

/** Recovers the key of an address from the last transaction that it sent. Throws a {@link ServiceError} (404, 503) where no transaction gives it. */
export async function findKey(chain: ServedChain, address: Hex): Promise<FoundKey> {
  const { senderKey } = await import("./sender-key.ts")
  const { chainId, reader } = chain
  const name = `address ${checksumAddress(address)}`
  let read = 0
  let unarchived = 0
  for await (const { blockNumber, fragment } of sentBy(chain, address)) {
    if (++read > maxRead) break
    const txHash = transactionHashOf(fragment)
    const [archived] = await reader.archived(blockNumber, 1)
    if (archived === undefined) {
      unarchived += 1
      continue
    }
    const { transactions } = archived.answers.block as { transactions: readonly Readonly<Record<string, unknown>>[] }
    const transaction = transactions.find(({ hash }) => String(hash).toLowerCase() === txHash)
    const key = transaction && senderKey(transaction)
    if (key !== undefined) return { key, txHash }
  }
  if (unarchived > 0)
    throw new ServiceError(
      503,
      `the last transactions that ${name} sent on chain ${chainId} are not in the archive of this service, which alone has their signatures`,
    )
  if (read > 0)
    throw new ServiceError(404, `no transaction that ${name} sent on chain ${chainId} is signed with its key`)
  throw new ServiceError(
    404,
    `${name} sent none of the last ${maxTransactions} transactions of chain ${chainId} that it is in, so that its public key is not known`,
  )
}

/** Transactions that an address sent, newest first. */
async function* sentBy({ reader }: ServedChain, address: Hex): AsyncGenerator<StoredTransaction> {
  let after: ListCursor | undefined
  for (let seen = 0; seen < maxTransactions; seen += transactionsAtOnce) {
    const items = await reader.listed(lists.addressTransactions, address, { after, limit: transactionsAtOnce })
    for (const item of items) if (isFrom(item.fragment, address)) yield item
    const last = items.at(-1)
    if (last === undefined || items.length < transactionsAtOnce) return
    after = [last.blockNumber, last.index, 0]
  }
}

function isFrom(fragment: string, address: Hex): boolean {
  const from = /"from":\{"address":"(0x[0-9a-fA-F]{40})"/.exec(expandFragment(fragment))?.[1]
  if (from === undefined) throw new Error("a stored transaction tells no sender")
  return from.toLowerCase() === address
}
