import type { Subjects } from "../subjects.ts"
import type { Calls } from "./call.ts"

const evmPageSize = 100

const ofAddresses = ({ chainId, addresses }: Subjects) =>
  addresses.map((address) => ({ chainId, address, pageSize: evmPageSize }))

/** The calls about EVM chains, and about the health of the service. */
export const evmCalls: Calls = {
  "data.evm.chains.list": () => [{}, { network: "mainnet" }, { network: "testnet" }, { feature: "nftIndexing" }],
  "data.evm.chains.get": ({ chainId }) => [{ chainId }],
  "data.evm.blocks.listLatest": ({ chainId }) => [
    { chainId, pageSize: evmPageSize },
    { chainId, pageSize: 7 },
  ],
  "data.evm.blocks.get": ({ chainId, blocks }) => blocks.map((blockId) => ({ chainId, blockId })),
  "data.evm.blocks.listLatestAllChains": () => [
    { pageSize: evmPageSize },
    { pageSize: evmPageSize, network: "mainnet" },
  ],
  "data.evm.blocks.listTransactions": ({ chainId, blocks }) =>
    blocks.map((blockId) => ({ chainId, blockId, pageSize: evmPageSize })),
  "data.evm.chains.listAllLatestBlocks": () => [
    { pageSize: evmPageSize },
    { pageSize: evmPageSize, network: "mainnet" },
  ],
  "data.evm.chains.listAllLatestTransactions": () => [
    { pageSize: evmPageSize },
    { pageSize: evmPageSize, status: "success" },
  ],
  "data.icm.get": ({ messages }) => messages.map(({ messageId }) => ({ messageId })),
  "data.icm.list": ({ messages: [message] }) => [
    { pageSize: evmPageSize },
    { pageSize: 7, network: "mainnet" },
    ...(message ? [{ sourceBlockchainId: message.sourceBlockchainId, from: message.from }] : []),
    ...(message ? [{ destinationBlockchainId: message.destinationBlockchainId }] : []),
  ],
  "data.icm.listByAddress": ({ messages }) =>
    [...new Set(messages.map(({ from }) => from))].map((address) => ({ address, pageSize: evmPageSize })),
  "data.teleporter.getTeleporterMessage": ({ messages }) => messages.map(({ messageId }) => ({ messageId })),
  "data.teleporter.listTeleporterMessages": () => [{ pageSize: evmPageSize }, { pageSize: 7, network: "mainnet" }],
  "data.teleporter.listTeleporterMessagesByAddress": ({ messages }) =>
    [...new Set(messages.map(({ from }) => from))].map((address) => ({ address, pageSize: evmPageSize })),
  "data.evm.transactions.listLatest": ({ chainId }) => [
    { chainId, pageSize: evmPageSize },
    { chainId, pageSize: evmPageSize, status: "failed" },
  ],
  "data.evm.transactions.listLatestAllChains": () => [
    { pageSize: evmPageSize },
    { pageSize: evmPageSize, network: "mainnet" },
  ],
  "data.evm.address.contracts.listDeployments": ofAddresses,
  "data.evm.address.transactions.listErc721": ofAddresses,
  "data.evm.address.transactions.list": ({ chainId, addresses }) =>
    addresses.flatMap((address) => [
      { chainId, address, pageSize: evmPageSize },
      { chainId, address, pageSize: 7, sortOrder: "asc" },
    ]),
  "data.evm.address.transactions.listNative": ofAddresses,
  "data.evm.address.transactions.listErc20": ofAddresses,
  "data.evm.address.transactions.listErc1155": ofAddresses,
  "data.evm.address.transactions.listInternal": ofAddresses,
  "data.evm.address.chains.list": ({ addresses }) => addresses.map((address) => ({ address })),
  "data.evm.chains.getAddressChains": ({ addresses }) => addresses.map((address) => ({ address })),
  "data.evm.address.balances.getNative": ({ chainId, addresses, blocks }) =>
    addresses.flatMap((address, at) => [
      { chainId, address },
      { chainId, address, currency: "eur" as const, blockNumber: blocks[at % blocks.length] },
    ]),
  "data.evm.address.balances.listErc20": ({ chainId, addresses, tokens, blocks }) =>
    addresses.flatMap((address, at) => [
      { chainId, address, pageSize: 500, filterSpamTokens: false },
      { chainId, address, pageSize: 1, contractAddresses: tokens.join(","), currency: "usd" as const },
      { chainId, address, blockNumber: blocks[at % blocks.length] },
    ]),
  "data.evm.address.balances.listErc721": ofAddresses,
  "data.evm.address.balances.listErc1155": ({ chainId, addresses, blocks }) =>
    addresses.flatMap((address, at) => [
      { chainId, address, pageSize: 1 },
      { chainId, address, blockNumber: blocks[at % blocks.length] },
    ]),
  "data.evm.address.balances.listCollectibles": ({ chainId, addresses, nfts: [nft] }) =>
    addresses.flatMap((address) => [
      { chainId, address, pageSize: evmPageSize },
      { chainId, address, pageSize: evmPageSize, ...(nft && { contractAddress: nft.address }) },
    ]),
  "data.evm.transactions.get": ({ chainId, transactions }) => transactions.map((txHash) => ({ chainId, txHash })),
  "data.evm.contracts.getMetadata": ({ chainId, contracts }) => contracts.map((address) => ({ chainId, address })),
  "data.evm.contracts.getDeploymentTransaction": ({ chainId, contracts }) =>
    contracts.map((address) => ({ chainId, address })),
  "data.evm.contracts.listTransfers": ({ chainId, tokens }) =>
    tokens.map((address) => ({ chainId, address, pageSize: evmPageSize })),
  "data.nfts.list": ({ chainId, nfts }) =>
    [...new Set(nfts.map(({ address }) => address))].map((address) => ({ chainId, address, pageSize: evmPageSize })),
  "data.nfts.get": ({ chainId, nfts }) => nfts.map((nft) => ({ chainId, ...nft })),
  "data.nfts.reindex": ({ chainId, nfts }) => nfts.slice(0, 3).map((nft) => ({ chainId, ...nft })),
  "data.healthCheck": () => [undefined],
  "data.liveCheck": () => [undefined],
}
