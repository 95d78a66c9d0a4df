import type { FetchExample } from "@serac/server/http"
import { type Examples, fetchExample } from "./fetch-example.ts"

interface Chains {
  readonly chains: readonly { readonly chainId: string; readonly status: string; readonly isTestnet: boolean }[]
}

interface BlocksExample {
  readonly blocks: readonly { readonly blockNumber: string }[]
}

interface Transactions {
  readonly transactions: readonly {
    readonly txHash: string
    readonly from: { readonly address: string }
    readonly to: { readonly address: string; readonly symbol?: string }
    readonly method?: { readonly callType: string }
  }[]
}

interface Deployment {
  readonly nativeTransaction: { readonly from: { readonly address: string } }
}

interface Nft {
  readonly tokenId: string
}

interface Transfers {
  readonly transfers: readonly {
    readonly to: { readonly address: string }
    readonly erc721Token?: Nft
    readonly erc1155Token?: Nft
  }[]
}

interface Messages {
  readonly messages: readonly {
    readonly messageId: string
    readonly from: string
    readonly to: string
    readonly sourceBlockchainId: string
    readonly destinationBlockchainId: string
  }[]
}

/** Maximum recently called contracts whose transfers, or internal transactions, are requested. */
const maxContracts = 10
/** Blocks of an example range, a number that is easy to read. */
const rangeBlocks = 1_000

/** Examples from the first chain with data, or from the first chain. */
export async function chainExamples(ask: FetchExample): Promise<Examples> {
  const { chains = [] } = (await fetchExample<Chains>(ask, "/v1/chains")) ?? {}
  const chain = chains.find(({ status }) => status === "OK") ?? chains[0]
  if (chain === undefined) return {}
  const base = `/v1/chains/${chain.chainId}`
  const [blocks, latest, sent] = await Promise.all([
    fetchExample<BlocksExample>(ask, `${base}/blocks?pageSize=1`),
    fetchExample<Transactions>(ask, `${base}/transactions?pageSize=100`),
    fetchExample<Messages>(ask, "/v1/icm/messages?pageSize=1"),
  ])
  const head = Number(blocks?.blocks[0]?.blockNumber ?? 0)
  const transactions = latest?.transactions ?? []
  const creation = transactions.find(({ method }) => method?.callType === "CONTRACT_CREATION")
  const tokens = await tokensOf(ask, base, transactions)
  const deployed =
    creation === undefined
      ? await deployedOf(ask, base, tokens)
      : { address: creation.to.address, deployer: creation.from.address }
  const nft = tokens.find(({ transfer }) => transfer.erc721Token ?? transfer.erc1155Token)
  const moved = tokens.find(({ transfer }) => transfer.erc721Token)
  const fungible = tokens.find(({ transfer }) => !(transfer.erc721Token ?? transfer.erc1155Token))
  const several = tokens.find(({ transfer }) => transfer.erc1155Token)
  const wallet = moved?.transfer.to.address ?? transactions[0]?.from.address
  const called = transactions.filter(({ method }) => method?.callType === "CONTRACT_CALL").map(({ to }) => to.address)
  const within = await firstWithInternal(ask, base, new Set([...(wallet ? [wallet] : []), ...called]))
  return {
    "": {
      chainId: chain.chainId,
      address: wallet,
      blockId: String(head),
      blockNumber: String(head),
      contractAddress: moved?.address,
      startBlock: Math.max(0, head - rangeBlocks),
      endBlock: head + 1,
      network: chain.isTestnet ? "testnet" : "mainnet",
      tokenId: nft?.transfer.erc721Token?.tokenId ?? nft?.transfer.erc1155Token?.tokenId,
    },
    ...messageExamples(sent?.messages[0]),
    listContractDeployments: { address: deployed?.deployer ?? wallet },
    getContractMetadata: { address: tokens[0]?.address ?? deployed?.address },
    getTokenDetails: { address: nft?.address },
    getDeploymentTransaction: { address: deployed?.address },
    getTransaction: { txHash: transactions[0]?.txHash },
    listErc20Balances: {
      address: fungible?.transfer.to.address,
      contractAddresses: fungible && [fungible.address],
    },
    listErc1155Balances: { address: several?.transfer.to.address, contractAddress: several?.address },
    listErc1155Transactions: { address: several?.transfer.to.address },
    getPrimaryNetworkAddresses: { address: transactions[0]?.from.address },
    listInternalTransactions: { address: within },
    listNativeTransactions: { address: transactions[0]?.from.address },
    listNftTokens: { address: nft?.address },
    // The token ID above belongs to an NFT.
    listTokenHolders: { address: nft?.address ?? fungible?.address },
    search: { query: tokens[0]?.address },
    reindexNft: { address: nft?.address },
    listTokenTransfers: { address: tokens[0]?.address },
  }
}

/** Examples of operations on messages between chains; empty without a message, which keeps those of the document. */
function messageExamples(message: Messages["messages"][number] | undefined): Examples {
  if (message === undefined) return {}
  const { messageId, from, to, sourceBlockchainId, destinationBlockchainId } = message
  const list = { from, to, sourceBlockchainId, destinationBlockchainId, blockchainId: sourceBlockchainId }
  return {
    listIcmMessages: { address: from },
    listTeleporterMessagesByAddress: { address: from },
    listAllIcmMessages: list,
    listTeleporterMessages: list,
    getIcmMessage: { messageId },
    getTeleporterMessage: { messageId },
  }
}

/** The first of some addresses that takes part in an internal transaction. */
async function firstWithInternal(ask: FetchExample, base: string, addresses: ReadonlySet<string>) {
  for (const address of [...addresses].slice(0, maxContracts)) {
    const url = `${base}/addresses/${address}/transactions:listInternals?pageSize=1`
    const page = await fetchExample<{ readonly transactions: readonly unknown[] }>(ask, url)
    if (page && page.transactions.length > 0) return address
  }
  return undefined
}

/** The first of some contracts whose deployment is indexed, and who deployed it: those of the genesis have none. */
async function deployedOf(ask: FetchExample, base: string, contracts: readonly { readonly address: string }[]) {
  for (const { address } of contracts) {
    const found = await fetchExample<Deployment>(ask, `${base}/contracts/${address}/transactions:getDeployment`)
    if (found !== undefined) return { address, deployer: found.nativeTransaction.from.address }
  }
  return undefined
}

/** Tokens among the called contracts, each with its latest transfer. */
async function tokensOf(ask: FetchExample, base: string, transactions: Transactions["transactions"]) {
  const called = transactions.filter(({ method }) => method?.callType === "CONTRACT_CALL").map(({ to }) => to)
  const known = called.toSorted((one, other) => Number(other.symbol !== undefined) - Number(one.symbol !== undefined))
  const addresses = [...new Set(known.map(({ address }) => address))].slice(0, maxContracts)
  const pages = await Promise.all(
    addresses.map((address) => fetchExample<Transfers>(ask, `${base}/tokens/${address}/transfers?pageSize=1`)),
  )
  return addresses.flatMap((address, at) => {
    const transfer = pages[at]?.transfers[0]
    return transfer === undefined ? [] : [{ address, transfer }]
  })
}
