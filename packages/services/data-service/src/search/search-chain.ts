import { formatHex } from "@serac/chain"
import type { Hex } from "@serac/store"
import type { ServedChain } from "../chains/served-chain.ts"
import { checksumAddress } from "../render/address.ts"
import type { KnownContract } from "../render/known-contract.ts"
import type { Forms } from "./forms.ts"
import { pathOf, type SearchResult } from "./result.ts"

/** Contracts of a chain that are found by a name. */
const mostNamed = 10

/** What a text stands for on an EVM chain: at most one look-up for each of its forms. */
export async function searchChain(chain: ServedChain, forms: Forms): Promise<readonly SearchResult[]> {
  const found = await Promise.all([
    chainItself(chain, forms),
    blockOf(chain, forms),
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

async function accountOf(chain: ServedChain, { account }: Forms): Promise<readonly SearchResult[]> {
  if (account === undefined) return []
  const { chainId, reader, contracts } = chain
  const known = await contracts.with((contract) => contract(account))
  const [row] = await reader.contracts([account])
  return row === undefined && known.listed === undefined ? [] : [contractResult(chainId, known)]
}

async function contractsNamed(
  { chainId, reader, contracts }: ServedChain,
  { name }: Forms,
): Promise<readonly SearchResult[]> {
  if (name === undefined) return []
  const rows = await reader.contractsNamed(name, mostNamed)
  return contracts.with((contract) => rows.map(({ address }) => contractResult(chainId, contract(address))))
}

/** A token leads to its transfers, a collection to its tokens, any other contract to what it deployed. */
function contractResult(chainId: string, { address, ercType, name, symbol }: KnownContract): SearchResult {
  const id = checksumAddress(address)
  const path =
    ercType === "ERC-20"
      ? pathOf`/v1/chains/${chainId}/tokens/${id}/transfers`
      : ercType === "UNKNOWN"
        ? pathOf`/v1/chains/${chainId}/contracts/${id}/deployments`
        : pathOf`/v1/chains/${chainId}/nfts/collections/${id}/tokens`
  return {
    kind: ercType === "UNKNOWN" ? "contract" : "token",
    chainId,
    id,
    ...(name !== undefined && { name }),
    ...(symbol !== undefined && { symbol }),
    ...(ercType !== "UNKNOWN" && { ercType }),
    path,
  }
}
