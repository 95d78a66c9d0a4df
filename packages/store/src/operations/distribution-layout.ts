/** How a database with the extension Citus is laid out over its workers. */
export interface Distribution {
  /** The extension's version, such as `13.2-1`. */
  readonly citus: string
  /** Active workers; 0 if the coordinator has all shards. */
  readonly workers: number
  /** The tables whose rows belong to a chain or a network. All rows of a chain are in one shard of each table. */
  readonly tables: readonly DistributedTable[]
}

/** A table, and whether its rows are distributed. */
export interface DistributedTable {
  readonly name: string
  /** The column whose value decides on the shard. */
  readonly column: "chain_id" | "network_id"
  /** On all nodes, including indexes and partitions. */
  readonly bytes: number
  readonly isDistributed: boolean
}
