export { type ExportNetworkChainOptions, exportNetworkChain } from "./export-network-chain.ts"
export { networkTables } from "./network-tables.ts"
