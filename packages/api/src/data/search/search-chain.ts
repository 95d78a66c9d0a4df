import { formatHex } from "@serac/chain"
import { type FoundHash, type Hex, lists } from "@serac/store"
import { isListed } from "../chains/assert-listed.ts"
import type { ChainDirectory } from "../chains/chain-directory.ts"
import { statusesOf } from "../chains/projection-statuses.ts"
import type { ServedChain } from "../chains/served-chain.ts"
import { hasMessages, icmChain } from "../icm/icm-chains.ts"
import { findMessage } from "../icm/join-message.ts"
import { checksumAddress } from "../render/address.ts"
import type { KnownContract } from "../render/known-contract.ts"
import { partyLists } from "../transactions/details/address-transactions.ts"
import type { Forms } from "./forms.ts"
import { resultPath, type SearchResult } from "./result.ts"

/** Maximum contracts of a chain that a name finds. */
const maxNamed = 10
/** Maximum blocks and transactions of a chain that the beginning of a hash finds. */
const maxStarted = 10

/** Lists that contain every used account. */
const activities = [...partyLists, lists.deploymentsByCreator] as const

/** Search results of an EVM chain. */
export interface FoundOnChain {
  readonly results: readonly SearchResult[]
  /** Whether there may be more results, since relevant lists lack blocks or are disabled. */
  readonly mayHaveMore: boolean
}

/** Searches an EVM chain, with a few lookups for each form of the text. */
export async function searchChain(chain: ServedChain, chains: ChainDirectory, forms: Forms): Promise<FoundOnChain> {
  // This waits for lists that are processing a block stored just now.
  await statusesOf(chain)
  const [block, transaction, started, message, account, contracts] = await Promise.all([
    findBlock(chain, forms),
    findTransaction(chain, forms),
    findStarted(chain, forms),
    findMessages(chain, chains, forms),
    accountOf(chain, forms),
    contractsNamed(chain, forms),
  ])
  const isIdUnknown = forms.id !== undefined && block.length + transaction.length + message.length === 0
  const asked = [
    ...(isIdUnknown || forms.hashStart !== undefined ? [lists.transactionHashes] : []),
    ...(forms.account !== undefined && account.length === 0 ? activities : []),
  ]
  return {
    results: [...chainItself(chain, forms), ...block, ...transaction, ...started, ...message, ...account, ...contracts],
    mayHaveMore: (asked.length > 0 && !(await isListed(chain, asked))) || (isIdUnknown && !(await hasMessages(chain))),
  }
}

function chainItself({ chainId, definition }: ServedChain, { text, name }: Forms): readonly SearchResult[] {
  const { name: chainName, platformChainId } = definition
  const isNamed = name !== undefined && chainName.toLowerCase().startsWith(name.toLowerCase())
  if (text !== chainId && text !== platformChainId && !isNamed) return []
  return [{ kind: "chain", chainId, id: chainId, name: chainName, path: resultPath`/v1/chains/${chainId}` }]
}

async function findBlock({ chainId, reader }: ServedChain, { height, id }: Forms): Promise<readonly SearchResult[]> {
  const asked = height ?? (id && (formatHex(id, "hexnc") as Hex))
  const block = asked === undefined ? undefined : await reader.block(asked)
  return block === undefined ? [] : [blockResult(chainId, block.number)]
}

function blockResult(chainId: string, number: number): SearchResult {
  const id = String(number)
  return { kind: "block", chainId, id, path: resultPath`/v1/chains/${chainId}/blocks/${id}` }
}

async function findTransaction(chain: ServedChain, { id }: Forms): Promise<readonly SearchResult[]> {
  if (id === undefined) return []
  const hash = formatHex(id, "hexnc") as Hex
  const transaction = await chain.reader.transaction(hash)
  return transaction === undefined ? [] : transactionResults(chain, [{ hash, blockNumber: transaction.blockNumber }])
}

/** Blocks and transactions by the beginning of their hash. */
async function findStarted(chain: ServedChain, { hashStart }: Forms): Promise<readonly SearchResult[]> {
  if (hashStart === undefined) return []
  const found = await chain.reader.hashesStartingWith(hashStart, maxStarted)
  const isBlock = ({ kind }: FoundHash) => kind === "block"
  return [
    ...found.filter(isBlock).map(({ blockNumber }) => blockResult(chain.chainId, blockNumber)),
    ...(await transactionResults(
      chain,
      found.filter((one) => !isBlock(one)),
    )),
  ]
}

/** Each result links to the whole transaction where its block is archived, else to the transactions of its block. */
async function transactionResults(
  { chainId, reader }: ServedChain,
  transactions: readonly Pick<FoundHash, "hash" | "blockNumber">[],
): Promise<readonly SearchResult[]> {
  if (transactions.length === 0) return []
  const archived = await reader.archiveRange()
  return transactions.map(({ hash, blockNumber }) => {
    const isArchived = archived !== undefined && archived.first <= blockNumber && blockNumber <= archived.last
    const path = isArchived
      ? resultPath`/v1/chains/${chainId}/transactions/${hash}`
      : resultPath`/v1/chains/${chainId}/blocks/${blockNumber}/transactions`
    return { kind: "transaction", chainId, id: hash, path }
  })
}

/** Finds a message that was sent from the chain or received on it. */
async function findMessages(
  chain: ServedChain,
  chains: ChainDirectory,
  { id: bytes }: Forms,
): Promise<readonly SearchResult[]> {
  const own = bytes && (await icmChain(chain, chains))
  if (bytes === undefined || own === undefined) return []
  const id = formatHex(bytes, "hexnc") as Hex
  const message = await findMessage([own], id)
  if (message === undefined) return []
  return [{ kind: "message", chainId: chain.chainId, id, path: resultPath`/v1/icm/messages/${id}` }]
}

/** Finds a known contract, or an account with activity. */
async function accountOf(chain: ServedChain, { account }: Forms): Promise<readonly SearchResult[]> {
  if (account === undefined) return []
  const { chainId, reader, contracts } = chain
  const [row] = await reader.contracts([account])
  if (row !== undefined) return contracts.with((contract) => [contractResult(chainId, contract(account))])
  const pages = await Promise.all(activities.map((list) => reader.listed(list, account, { limit: 1 })))
  if (pages.every(({ length }) => length === 0)) return []
  const id = checksumAddress(account)
  return [{ kind: "address", chainId, id, path: resultPath`/v1/chains/${chainId}/addresses/${id}/transactions` }]
}

async function contractsNamed(
  { chainId, reader, contracts }: ServedChain,
  { name }: Forms,
): Promise<readonly SearchResult[]> {
  if (name === undefined) return []
  const rows = await reader.contractsNamed(name, maxNamed)
  return contracts.with((contract) => rows.map(({ address }) => contractResult(chainId, contract(address))))
}

function contractResult(chainId: string, { address, ercType, name, symbol }: KnownContract): SearchResult {
  const id = checksumAddress(address)
  return {
    kind: ercType === "UNKNOWN" ? "contract" : "token",
    chainId,
    id,
    ...(name !== undefined && { name }),
    ...(symbol !== undefined && { symbol }),
    ...(ercType !== "UNKNOWN" && { ercType }),
    path: resultPath`/v1/chains/${chainId}/addresses/${id}`,
  }
}
