import {
  createDataCore,
  listAllIcmMessages,
  listBlockchains,
  listContractDeployments,
  listLatestBlocks,
  listLatestPrimaryNetworkBlocks,
  listLatestPrimaryNetworkTransactions,
  listLatestTransactions,
  listNftTokens,
  listSubnets,
  listTokenTransfers,
  listValidators,
  NotFoundError,
} from "@serac/data"

/** The subjects of a service that requests can name. */
export interface Subjects {
  readonly chainId: string
  /** Some blocks of the chain, the newest first. */
  readonly blocks: readonly string[]
  readonly transactions: readonly string[]
  /** Senders and recipients of transactions and tokens. */
  readonly addresses: readonly string[]
  /** Contracts whose tokens were transferred. */
  readonly tokens: readonly string[]
  /** Contracts that one of the addresses deployed. */
  readonly contracts: readonly string[]
  readonly nfts: readonly { readonly address: string; readonly tokenId: string }[]
  /** Messages between chains. */
  readonly messages: readonly MessageSubjects[]
  readonly networks: readonly NetworkSubjects[]
}

/** A message between chains. */
export interface MessageSubjects {
  readonly messageId: string
  readonly from: string
  readonly sourceBlockchainId: string
  readonly destinationBlockchainId: string
}

/** The subjects of a primary network. */
export interface NetworkSubjects {
  readonly network: Network
  readonly chains: readonly PrimaryChainSubjects[]
  /** Owners on any of the chains, in the form that the service accepts. */
  readonly addresses: readonly string[]
  readonly assets: readonly string[]
  readonly nodes: readonly string[]
  readonly subnets: readonly string[]
  readonly blockchains: readonly string[]
}

export interface PrimaryChainSubjects {
  readonly blockchainId: PrimaryChain
  readonly blocks: readonly string[]
  readonly transactions: readonly string[]
}

export type Network = (typeof networks)[number]
export type PrimaryChain = (typeof comparedChains)[number]

const networks = ["mainnet", "testnet"] as const
const comparedChains = ["p-chain", "x-chain", "c-chain"] as const
const subjectPageSize = 100
/** Blocks are similar to each other, and all of them are in lists, so only every fourth is requested. */
const oneBlockOf = 4

type Client = ReturnType<typeof createDataCore>

/** Finds the subjects of a data service with the client of this repository. */
export async function findSubjects(dataUrl: string, chainId: string): Promise<Subjects> {
  const client = createDataCore({ baseUrl: dataUrl, retry: false })
  const blocks = await all(listLatestBlocks(client, { chainId, pageSize: subjectPageSize }))
  const transactions = await all(listLatestTransactions(client, { chainId, pageSize: subjectPageSize }))
  const parties = new Set(transactions.flatMap(({ from, to }) => [from.address, to?.address ?? from.address]))
  const addresses = new Set(parties)
  const tokens = new Set<string>()
  for (const address of parties) {
    for (const transfer of await all(listTokenTransfers(client, { chainId, address, pageSize: subjectPageSize }))) {
      for (const party of [transfer.from, transfer.to]) addresses.add(party.address)
      tokens.add(address)
    }
  }
  const contracts: string[] = []
  for (const deployer of addresses)
    for (const { address } of await all(
      listContractDeployments(client, { chainId, address: deployer, pageSize: subjectPageSize }),
    ))
      contracts.push(address)
  const nfts = []
  for (const address of tokens)
    for (const { tokenId } of await nftsOf(client, chainId, address)) nfts.push({ address, tokenId })
  return {
    chainId,
    blocks: some(blocks.map(({ blockNumber }) => blockNumber)),
    transactions: transactions.map(({ txHash }) => txHash),
    addresses: [...addresses],
    tokens: [...tokens],
    contracts,
    nfts,
    messages: await all(listAllIcmMessages(client, { pageSize: subjectPageSize })),
    networks: await Promise.all(networks.map((network) => findInNetwork(client, network))),
  }
}

async function findInNetwork(client: Client, network: Network): Promise<NetworkSubjects> {
  const addresses = new Set<string>()
  const assets = new Set<string>()
  const chains = await Promise.all(
    comparedChains.map(async (blockchainId) => {
      const blocks = await all(
        listLatestPrimaryNetworkBlocks(client, { network, blockchainId, pageSize: subjectPageSize }),
      )
      const transactions = await all(
        listLatestPrimaryNetworkTransactions(client, { network, blockchainId, pageSize: subjectPageSize }),
      )
      for (const { consumedUtxos = [], emittedUtxos = [] } of transactions as readonly ListedUtxos[])
        for (const utxo of [...consumedUtxos, ...emittedUtxos]) {
          for (const address of utxo.addresses) addresses.add(address)
          assets.add(utxo.asset.assetId)
        }
      return {
        blockchainId,
        blocks: some(blocks.map(({ blockNumber }) => blockNumber)),
        transactions: transactions.map(({ txHash }) => txHash),
      }
    }),
  )
  const validators = await all(listValidators(client, { network, pageSize: subjectPageSize }))
  const subnets = await all(listSubnets(client, { network, pageSize: subjectPageSize }))
  const blockchains = await all(listBlockchains(client, { network, pageSize: subjectPageSize }))
  return {
    network,
    chains,
    addresses: [...addresses],
    assets: [...assets],
    nodes: [...new Set(validators.map(({ nodeId }) => nodeId))],
    subnets: subnets.map(({ subnetId }) => subnetId),
    blockchains: blockchains.map(({ blockchainId }) => blockchainId),
  }
}

/** The members of transactions of all three chains that list consumed and created UTXOs. */
interface ListedUtxos {
  readonly consumedUtxos?: readonly Owned[]
  readonly emittedUtxos?: readonly Owned[]
}

interface Owned {
  readonly addresses: readonly string[]
  readonly asset: { readonly assetId: string }
}

/** The first block and every few after it. */
function some(blocks: readonly string[]): readonly string[] {
  return blocks.filter((_, at) => at % oneBlockOf === 0)
}

/** The tokens of a contract; none where it is not a collection. */
async function nftsOf(client: Client, chainId: string, address: string) {
  try {
    return await all(listNftTokens(client, { chainId, address, pageSize: subjectPageSize }))
  } catch (error) {
    if (error instanceof NotFoundError) return []
    throw error
  }
}

async function all<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}
