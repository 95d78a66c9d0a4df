export type { Log } from "./log.ts"
export type { Indexer, IndexerOptions, NftMetadataOptions } from "./options.ts"
export type { IndexerProgress } from "./progress.ts"
