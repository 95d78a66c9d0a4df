import { type Asked, asked } from "./asked.ts"

const pageSize = 100

/** The calls about EVM chains. */
export const evmCalls: readonly Asked[] = [
  asked("data.evm.chains.list", () => [{}, { network: "mainnet" }, { network: "testnet" }, { feature: "nftIndexing" }]),
  asked("data.evm.chains.get", ({ chainId }) => [{ chainId }]),
  asked("data.evm.blocks.listLatest", ({ chainId }) => [
    { chainId, pageSize },
    { chainId, pageSize: 7 },
  ]),
  asked("data.evm.blocks.get", ({ chainId, blocks }) => blocks.map((blockId) => ({ chainId, blockId }))),
  asked("data.evm.transactions.listLatest", ({ chainId }) => [
    { chainId, pageSize },
    { chainId, pageSize, status: "failed" },
  ]),
  asked("data.evm.transactions.listLatestAllChains", () => [{ pageSize }, { pageSize, network: "mainnet" }]),
  asked("data.evm.address.contracts.listDeployments", ({ chainId, addresses }) =>
    addresses.map((address) => ({ chainId, address, pageSize })),
  ),
  asked("data.evm.address.transactions.listErc721", ({ chainId, addresses }) =>
    addresses.map((address) => ({ chainId, address, pageSize })),
  ),
  asked("data.evm.contracts.listTransfers", ({ chainId, tokens }) =>
    tokens.map((address) => ({ chainId, address, pageSize })),
  ),
  asked("data.nfts.list", ({ chainId, nfts }) =>
    [...new Set(nfts.map(({ address }) => address))].map((address) => ({ chainId, address, pageSize })),
  ),
  asked("data.nfts.reindex", ({ chainId, nfts }) => nfts.slice(0, 3).map((nft) => ({ chainId, ...nft }))),
]
