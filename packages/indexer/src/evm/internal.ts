/**
 * The parts of an indexer, for tests and simulations that replace time, randomness, the network and the store. Not covered
 * by semantic versioning.
 *
 * @module
 */

export { faultOfHeader, headerHash } from "../core/header/index.ts"
export { type Archiver, archiverOf } from "./archive/archiver.ts"
export { decodeArchived } from "./archive/decode-archived.ts"
export { type ArchiveMaintenanceOptions, startArchiveMaintenance } from "./archive/maintain-archive.ts"
export { type AskingBalances, askBalances } from "./balances/ask-balances.ts"
export { type CatchingUp, catchUpLists } from "./lists/catch-up-lists.ts"
export { type MetadataOptions, startMetadata } from "./metadata/start-metadata.ts"
export type { Header } from "./node/header.ts"
export { type ChainNode, createNode, type IndexerNodeOptions } from "./node/node.ts"
export { type RebuildRowsOptions, rebuildRows } from "./rebuild/rebuild-rows.ts"
export { type Rebuilding, RowRebuilder } from "./rebuild/row-rebuilder.ts"
export { runIndexer } from "./run-indexer.ts"
export type { RunOptions } from "./run-options.ts"
export { DerivedMembers } from "./verify/derived-members.ts"
export { receiptBytes } from "./verify/receipt-bytes.ts"
export { transactionBytes } from "./verify/transaction-bytes.ts"
export { trieRoot } from "./verify/trie-root.ts"
export { verifyBody } from "./verify/verify-block.ts"
export { loadVerifyTools, type VerifyTools } from "./verify/verify-tools.ts"
export { verifyTraces } from "./verify/verify-traces.ts"
