import type { Ddl } from "../dialect.ts"

/**
 * Blocks of an EVM chain, their items, and the chain's progress. Wide rows (`json`, `fragment`) are stored in block order, so that
 * storing them is appending. Lists in other orders have rows of positions in `evm_list`.
 */
export const evmBlocks: readonly Ddl[] = [
  `CREATE TABLE evm_block (
    chain_id {integer} NOT NULL,
    number {integer} NOT NULL,
    hash {bytes} NOT NULL,
    timestamp {integer} NOT NULL,
    transaction_count {integer} NOT NULL,
    gas_used TEXT NOT NULL,
    json TEXT NOT NULL,
    PRIMARY KEY (chain_id, number)
  ) {partitioned by number}`,
  { sqlite: "CREATE UNIQUE INDEX evm_block_hash ON evm_block (chain_id, hash)" },
  { sqlite: "CREATE INDEX evm_block_timestamp ON evm_block (chain_id, timestamp, number)" },
  // PostgreSQL has one index per partition, which cannot prevent two partitions from storing the same hash.
  {
    postgres: `CREATE TABLE evm_block_hash (
      chain_id int8 NOT NULL,
      hash bytea NOT NULL,
      number int8 NOT NULL,
      PRIMARY KEY (chain_id, hash)
    )`,
  },
  {
    postgres: `CREATE TABLE evm_block_time (
      chain_id int8 NOT NULL,
      timestamp int8 NOT NULL,
      number int8 NOT NULL,
      PRIMARY KEY (chain_id, timestamp, number)
    )`,
  },
  `CREATE TABLE evm_transaction (
    chain_id {integer} NOT NULL,
    succeeded {integer} NOT NULL,
    block_number {integer} NOT NULL,
    transaction_index {integer} NOT NULL,
    timestamp {integer} NOT NULL,
    fragment TEXT NOT NULL,
    PRIMARY KEY (chain_id, succeeded, block_number, transaction_index)
  ) {partitioned by block_number}`,
  `CREATE TABLE evm_internal_transaction (
    chain_id {integer} NOT NULL,
    block_number {integer} NOT NULL,
    transaction_index {integer} NOT NULL,
    sequence {integer} NOT NULL,
    fragment TEXT NOT NULL,
    PRIMARY KEY (chain_id, block_number, transaction_index, sequence)
  ) {partitioned by block_number}`,
  `CREATE TABLE evm_trace_state (
    chain_id {integer} NOT NULL,
    first_block {integer} NOT NULL,
    is_whole {integer} NOT NULL,
    PRIMARY KEY (chain_id)
  ) {clustered}`,
  `CREATE TABLE evm_messenger_event (
    chain_id {integer} NOT NULL,
    block_number {integer} NOT NULL,
    log_index {integer} NOT NULL,
    transaction_index {integer} NOT NULL,
    timestamp {integer} NOT NULL,
    fragment TEXT NOT NULL,
    PRIMARY KEY (chain_id, block_number, log_index)
  ) {clustered}`,
  `CREATE TABLE evm_deployment (
    chain_id {integer} NOT NULL,
    block_number {integer} NOT NULL,
    transaction_index {integer} NOT NULL,
    sequence {integer} NOT NULL,
    address {bytes} NOT NULL,
    transaction_hash {bytes} NOT NULL,
    deployer {bytes} NOT NULL,
    deployer_contract {bytes},
    PRIMARY KEY (chain_id, block_number, transaction_index, sequence)
  ) {clustered}`,
  // All lists are one table instead of indexes: with an index on `(chain_id, token, block_number, ...)` SQLite's planner would
  // consider the primary key equally good, and read the whole chain for a token's page. This column order has no padding in
  // PostgreSQL.
  `CREATE TABLE evm_list (
    chain_id {integer} NOT NULL,
    block_number {integer} NOT NULL,
    position {int} NOT NULL,
    sub {int} NOT NULL,
    list {small} NOT NULL,
    key {bytes} NOT NULL,
    PRIMARY KEY (chain_id, list, key, block_number, position, sub)
  ) {clustered}`,
  // The progress of each list: next_block is null if the list has all blocks, and then new blocks are added as they are stored.
  `CREATE TABLE evm_projection (
    chain_id {integer} NOT NULL,
    name TEXT NOT NULL,
    version {integer} NOT NULL,
    next_block {integer},
    enabled {integer} NOT NULL,
    PRIMARY KEY (chain_id, name)
  ) {clustered}`,
  // The list entries of the last blocks, which a rollback removes.
  `CREATE TABLE evm_journal (
    chain_id {integer} NOT NULL,
    block_number {integer} NOT NULL,
    list {small} NOT NULL,
    key {bytes} NOT NULL,
    PRIMARY KEY (chain_id, block_number, list, key)
  ) {clustered}`,
  // Nodes' answers about blocks, in chunks of consecutive blocks. The key is a chunk's last block, so the chunk of a block is the
  // first one that ends at or above it.
  `CREATE TABLE evm_archive (
    chain_id {integer} NOT NULL,
    last_block {integer} NOT NULL,
    first_block {integer} NOT NULL,
    raw_bytes {integer} NOT NULL,
    digest {bytes} NOT NULL,
    blocks {bytes} NOT NULL,
    PRIMARY KEY (chain_id, last_block)
  ) {partitioned by last_block}`,
  // Chunks are compressed already.
  { postgres: "ALTER TABLE evm_archive ALTER COLUMN blocks SET STORAGE EXTERNAL" },
  `CREATE TABLE evm_archive_state (
    chain_id {integer} NOT NULL,
    first_block {integer} NOT NULL,
    last_block {integer} NOT NULL,
    merged_to {integer} NOT NULL,
    PRIMARY KEY (chain_id)
  ) {clustered}`,
  `CREATE TABLE evm_checkpoint (
    chain_id {integer} NOT NULL PRIMARY KEY,
    number {integer} NOT NULL,
    hash {bytes} NOT NULL,
    timestamp {integer} NOT NULL,
    transactions {integer} NOT NULL,
    node_head {integer} NOT NULL,
    updated_at {integer} NOT NULL,
    journal_from {integer} NOT NULL
  ) {clustered}`,
  `CREATE TABLE evm_counter (
    chain_id {integer} NOT NULL,
    period {integer} NOT NULL,
    start {integer} NOT NULL,
    blocks {integer} NOT NULL,
    transactions {integer} NOT NULL,
    gas_used TEXT NOT NULL,
    first_block_at {integer} NOT NULL,
    last_block_at {integer} NOT NULL,
    PRIMARY KEY (chain_id, period, start)
  ) {clustered}`,
  `CREATE TABLE evm_fees (
    chain_id {integer} NOT NULL,
    spent TEXT NOT NULL,
    PRIMARY KEY (chain_id)
  ) {clustered}`,
  // The last changes, one row per transaction. `ordinal` numbers them, so that surplus rows are found without counting.
  `CREATE TABLE evm_change (
    chain_id {integer} NOT NULL,
    sequence {integer} NOT NULL,
    ordinal {integer} NOT NULL,
    kind {integer} NOT NULL,
    chain {integer},
    from_block {integer},
    to_block {integer},
    changed_at {integer} NOT NULL,
    PRIMARY KEY (chain_id, sequence)
  ) {clustered}`,
]
