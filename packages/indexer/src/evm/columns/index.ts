export { type BlockSource, pieceSource, storeSource } from "./block-source.ts"
export type { EvmTable } from "./evm-table.ts"
export { evmTables } from "./evm-tables.ts"
export { type ExportChainOptions, type ExportedChain, exportChain } from "./export-chain.ts"
