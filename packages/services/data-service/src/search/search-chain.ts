import { formatHex } from "@serac/chain"
import { type Hex, lists } from "@serac/store"
import type { ServedChain } from "../chains/served-chain.ts"
import { checksumAddress } from "../render/address.ts"
import type { KnownContract } from "../render/known-contract.ts"
import type { Forms } from "./forms.ts"
import { pathOf, type SearchResult } from "./result.ts"

/** Contracts of a chain that are found by a name. */
const mostNamed = 10

/** Lists that an account is in which was used. */
const activities = [
  lists.addressTransactions,
  lists.erc20Transfers,
  lists.erc721Transfers,
  lists.erc1155Transfers,
  lists.deploymentsByCreator,
] as const

/** What a text stands for on an EVM chain: a look-up or a few for each of its forms. */
export async function searchChain(chain: ServedChain, forms: Forms): Promise<readonly SearchResult[]> {
  const found = await Promise.all([
    chainItself(chain, forms),
    blockOf(chain, forms),
    transactionOf(chain, forms),
    accountOf(chain, forms),
    contractsNamed(chain, forms),
  ])
  return found.flat()
}

function chainItself({ chainId, definition }: ServedChain, { text, name }: Forms): readonly SearchResult[] {
  const { name: chainName, platformChainId } = definition
  const isNamed = name !== undefined && chainName.toLowerCase().startsWith(name.toLowerCase())
  if (text !== chainId && text !== platformChainId && !isNamed) return []
  return [{ kind: "chain", chainId, id: chainId, name: chainName, path: pathOf`/v1/chains/${chainId}` }]
}

async function blockOf({ chainId, reader }: ServedChain, { height, id }: Forms): Promise<readonly SearchResult[]> {
  const asked = height ?? (id && (formatHex(id, "hexnc") as Hex))
  const block = asked === undefined ? undefined : await reader.block(asked)
  if (block === undefined) return []
  const number = String(block.number)
  return [{ kind: "block", chainId, id: number, path: pathOf`/v1/chains/${chainId}/blocks/${number}` }]
}

/** It leads to the transactions of its block. */
async function transactionOf({ chainId, reader }: ServedChain, { id }: Forms): Promise<readonly SearchResult[]> {
  if (id === undefined) return []
  const hash = formatHex(id, "hexnc") as Hex
  const transaction = await reader.transaction(hash)
  if (transaction === undefined) return []
  const path = pathOf`/v1/chains/${chainId}/blocks/${transaction.blockNumber}/transactions`
  return [{ kind: "transaction", chainId, id: hash, path }]
}

/** A contract that is known, or an account that something happened to. */
async function accountOf(chain: ServedChain, { account }: Forms): Promise<readonly SearchResult[]> {
  if (account === undefined) return []
  const { chainId, reader, contracts } = chain
  const [row] = await reader.contracts([account])
  if (row !== undefined) return contracts.with((contract) => [contractResult(chainId, contract(account))])
  const pages = await Promise.all(activities.map((list) => reader.listed(list, account, { limit: 1 })))
  if (pages.every(({ length }) => length === 0)) return []
  const id = checksumAddress(account)
  return [{ kind: "address", chainId, id, path: pathOf`/v1/chains/${chainId}/addresses/${id}/transactions` }]
}

async function contractsNamed(
  { chainId, reader, contracts }: ServedChain,
  { name }: Forms,
): Promise<readonly SearchResult[]> {
  if (name === undefined) return []
  const rows = await reader.contractsNamed(name, mostNamed)
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
    path: pathOf`/v1/chains/${chainId}/addresses/${id}`,
  }
}
