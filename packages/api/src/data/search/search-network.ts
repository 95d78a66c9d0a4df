import { formatAddress, formatId, formatNodeId, parseEthAddress, parseNodeId } from "@serac/chain"
import { primaryChains } from "@serac/store"
import { aliases } from "../networks/network-directory.ts"
import type { ServedNetwork } from "../networks/served-network.ts"
import { checksumAddress } from "../render/address.ts"
import type { Forms } from "./forms.ts"
import { resultPath, type SearchResult } from "./result.ts"

/** Maximum validations whose nodes are found by the beginning of a node ID. */
const maxNodes = 20

/** A search on a network, and the signal that aborts it. */
interface Search {
  readonly network: ServedNetwork
  readonly forms: Forms
  /** Unix seconds. */
  readonly now: number
  readonly signal: AbortSignal
}

/** Searches a primary network, with at most one lookup for each form on each of the three chains. */
export async function searchNetwork(search: Search): Promise<readonly SearchResult[]> {
  const found = await Promise.all([
    findBlocks(search),
    thingsOf(search),
    findAddresses(search),
    accountOf(search),
    nodeOf(search),
    nodesOf(search),
  ])
  return found.flat()
}

async function findBlocks({ network, forms: { height, id } }: Search): Promise<readonly SearchResult[]> {
  const asked = height ?? id
  if (asked === undefined) return []
  const name = network.definition.network
  const blocks = await Promise.all(primaryChains.map((chain) => network.reader.block(chain, asked)))
  return primaryChains.flatMap((chain, at) => {
    const block = blocks[at]
    if (block === undefined) return []
    const blockchainId = aliases[chain]
    const id = String(block.height)
    const path = resultPath`/v1/networks/${name}/blockchains/${blockchainId}/blocks/${id}`
    return [{ kind: "block", network: name, blockchainId, id, path }]
  })
}

/** Finds objects by ID: a subnet, blockchain or asset has the ID of the transaction that created it. */
async function thingsOf({ network, forms: { id: bytes }, signal }: Search): Promise<readonly SearchResult[]> {
  if (bytes === undefined) return []
  const { definition, reader } = network
  const name = definition.network
  const id = formatId(bytes)
  const validations = { validationId: bytes, includeInactive: true }
  const [transaction, subnet, blockchain, [asset], [validation]] = await Promise.all([
    reader.transaction(bytes),
    reader.subnet(bytes),
    reader.blockchain(bytes),
    reader.assets([bytes]),
    reader.l1Validators(validations, { limit: 1 }, { signal }),
  ])
  const base = resultPath`/v1/networks/${name}`
  const results: SearchResult[] = []
  if (transaction !== undefined) {
    const blockchainId = aliases[transaction.chain]
    const path = base + resultPath`/blockchains/${blockchainId}/transactions/${id}`
    results.push({ kind: "transaction", network: name, blockchainId, id, path })
  }
  if (subnet !== undefined) results.push({ kind: "subnet", network: name, id, path: base + resultPath`/subnets/${id}` })
  if (blockchain !== undefined)
    results.push({
      kind: "blockchain",
      network: name,
      id,
      name: blockchain.name,
      path: base + resultPath`/blockchains/${id}`,
    })
  if (asset !== undefined) {
    const path = base + resultPath`/blockchains/x-chain/assets/${id}`
    results.push({ kind: "asset", network: name, id, name: asset.name, symbol: asset.symbol, path })
  }
  if (validation !== undefined) {
    const path = `${base}/l1Validators${resultPath`?l1ValidationId=${id}&includeInactiveL1Validators=true`}`
    results.push({ kind: "validation", network: name, id, path })
  }
  return results
}

async function findAddresses({ network, forms: { address }, signal }: Search): Promise<readonly SearchResult[]> {
  const { definition, reader } = network
  if (address === undefined || address.hrp !== definition.hrp) return []
  const addresses = [address.bytes]
  const pages = await Promise.all(
    primaryChains.map((chain) => reader.transactions({ chain, addresses, order: "desc" }, { limit: 1 }, { signal })),
  )
  const name = definition.network
  const id = formatAddress(address.bytes, address.hrp)
  return primaryChains.flatMap((chain, at) => {
    if (pages[at]?.length === 0) return []
    const blockchainId = aliases[chain]
    const path = resultPath`/v1/networks/${name}/blockchains/${blockchainId}/transactions?addresses=${id}`
    return [{ kind: "address", network: name, blockchainId, id, path }]
  })
}

/** Finds an account of the C-Chain by its atomic transactions. */
async function accountOf({ network, forms: { account }, signal }: Search): Promise<readonly SearchResult[]> {
  if (account === undefined) return []
  const { definition, reader } = network
  const filter = { chain: "C", addresses: [parseEthAddress(account)], order: "desc" } as const
  if ((await reader.transactions(filter, { limit: 1 }, { signal })).length === 0) return []
  const [name, blockchainId, id] = [definition.network, aliases.C, checksumAddress(account)]
  const path = resultPath`/v1/networks/${name}/blockchains/${blockchainId}/transactions?addresses=${id}`
  return [{ kind: "address", network: name, blockchainId, id, path }]
}

async function nodeOf({ network, forms: { nodeId }, now, signal }: Search): Promise<readonly SearchResult[]> {
  if (nodeId === undefined) return []
  const { definition, reader } = network
  const name = definition.network
  const validations = { now, nodeIds: [nodeId], sortBy: "blockIndex", order: "desc" } as const
  const [[validator], [l1Validator]] = await Promise.all([
    reader.validators(validations, { limit: 1 }, { signal }),
    reader.l1Validators({ nodeId: parseNodeId(nodeId), includeInactive: true }, { limit: 1 }, { signal }),
  ])
  const base = resultPath`/v1/networks/${name}`
  if (validator !== undefined)
    return [{ kind: "node", network: name, id: nodeId, path: base + resultPath`/validators/${nodeId}` }]
  if (l1Validator === undefined) return []
  const path = `${base}/l1Validators${resultPath`?nodeId=${nodeId}&includeInactiveL1Validators=true`}`
  return [{ kind: "node", network: name, id: nodeId, path }]
}

/** Finds the nodes of validators by the beginning of their ID, those of the newest validations first. */
async function nodesOf({ network, forms: { nodeIdStart }, now, signal }: Search): Promise<readonly SearchResult[]> {
  if (nodeIdStart === undefined) return []
  const { definition, reader } = network
  const filter = { now, nodeIds: [nodeIdStart], sortBy: "blockIndex", order: "desc" } as const
  const validators = await reader.validators(filter, { limit: maxNodes }, { signal })
  const nodeIds = new Set(validators.map(({ nodeId }) => formatNodeId(nodeId)))
  const name = definition.network
  return [...nodeIds].map((id) => ({
    kind: "node" as const,
    ...{ network: name, id, path: resultPath`/v1/networks/${name}/validators/${id}` },
  }))
}
