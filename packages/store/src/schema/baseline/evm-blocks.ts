import type { Ddl } from "../dialect.ts"

/**
 * Blocks of an EVM chain, what they hold, and how far the chain is indexed. Fat rows (`json`, `fragment`) are stored in the order in
 * which they come, so that storing them is appending. What is listed by something else has rows of positions in `evm_list`.
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
  // In PostgreSQL an index would be one a partition, and could not keep two partitions from holding one hash.
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
  // All lists are one table, and not indexes: of an index on `(chain_id, token, block_number, ...)` SQLite's planner would think that the
  // primary key serves as well, and read the whole chain for a token's page. In this order of columns PostgreSQL wastes no room.
  `CREATE TABLE evm_list (
    chain_id {integer} NOT NULL,
    block_number {integer} NOT NULL,
    position {int} NOT NULL,
    sub {int} NOT NULL,
    list {small} NOT NULL,
    key {bytes} NOT NULL,
    PRIMARY KEY (chain_id, list, key, block_number, position, sub)
  ) {clustered}`,
  // How far each list is: next_block is empty where it has all blocks, and then it grows with them.
  `CREATE TABLE evm_projection (
    chain_id {integer} NOT NULL,
    name TEXT NOT NULL,
    version {integer} NOT NULL,
    next_block {integer},
    enabled {integer} NOT NULL,
    PRIMARY KEY (chain_id, name)
  ) {clustered}`,
  // The entries of lists that a rollback removes, of the last blocks.
  `CREATE TABLE evm_journal (
    chain_id {integer} NOT NULL,
    block_number {integer} NOT NULL,
    list {small} NOT NULL,
    key {bytes} NOT NULL,
    PRIMARY KEY (chain_id, block_number, list, key)
  ) {clustered}`,
  // What nodes answered about blocks, in chunks of consecutive blocks. A chunk is found by its last block, so that the one with a
  // block is the first that ends at it or above.
  `CREATE TABLE evm_archive (
    chain_id {integer} NOT NULL,
    last_block {integer} NOT NULL,
    first_block {integer} NOT NULL,
    raw_bytes {integer} NOT NULL,
    digest {bytes} NOT NULL,
    blocks {bytes} NOT NULL,
    PRIMARY KEY (chain_id, last_block)
  ) {partitioned by last_block}`,
  // What is compressed is not to be compressed again.
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
  // What changed, a row a transaction, of the last ones only. `ordinal` counts them, so that those of which there are too many are
  // known without counting.
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
