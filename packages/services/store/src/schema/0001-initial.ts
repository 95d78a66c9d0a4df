import type { Migration } from "./migration.ts"

/**
 * Fat rows (`json`, `fragment`) are kept in the order in which they come, so that storing them is appending. What is listed
 * by something else than its block has a slim table for each such list, which holds positions only.
 *
 * These are tables and not indexes: of an index on `(chain_id, token, block_number, ...)` SQLite's planner would think that
 * the primary key serves as well, and read the whole chain for a token's page.
 */
export const initial: Migration = {
  version: 1,
  ddl: {
    chain: [
      `CREATE TABLE evm_block (
        chain_id {integer} NOT NULL,
        number {integer} NOT NULL,
        hash {bytes} NOT NULL,
        timestamp {integer} NOT NULL,
        transaction_count {integer} NOT NULL,
        gas_used TEXT NOT NULL,
        json TEXT NOT NULL,
        PRIMARY KEY (chain_id, number)
      ) {clustered}`,
      "CREATE UNIQUE INDEX evm_block_hash ON evm_block (chain_id, hash)",
      "CREATE INDEX evm_block_timestamp ON evm_block (chain_id, timestamp, number)",
      `CREATE TABLE evm_transaction (
        chain_id {integer} NOT NULL,
        succeeded {integer} NOT NULL,
        block_number {integer} NOT NULL,
        transaction_index {integer} NOT NULL,
        timestamp {integer} NOT NULL,
        fragment TEXT NOT NULL,
        PRIMARY KEY (chain_id, succeeded, block_number, transaction_index)
      ) {clustered}`,
      `CREATE TABLE evm_transfer (
        chain_id {integer} NOT NULL,
        block_number {integer} NOT NULL,
        log_index {integer} NOT NULL,
        batch_index {integer} NOT NULL,
        token {bytes} NOT NULL,
        standard {integer} NOT NULL,
        token_id {bytes},
        fragment TEXT NOT NULL,
        PRIMARY KEY (chain_id, block_number, log_index, batch_index)
      ) {clustered}`,
      `CREATE TABLE evm_token_transfer (
        chain_id {integer} NOT NULL,
        token {bytes} NOT NULL,
        block_number {integer} NOT NULL,
        log_index {integer} NOT NULL,
        batch_index {integer} NOT NULL,
        PRIMARY KEY (chain_id, token, block_number, log_index, batch_index)
      ) {clustered}`,
      `CREATE TABLE evm_erc721_transfer (
        chain_id {integer} NOT NULL,
        address {bytes} NOT NULL,
        block_number {integer} NOT NULL,
        log_index {integer} NOT NULL,
        batch_index {integer} NOT NULL,
        PRIMARY KEY (chain_id, address, block_number, log_index, batch_index)
      ) {clustered}`,
      `CREATE TABLE evm_nft_owner (
        chain_id {integer} NOT NULL,
        contract {bytes} NOT NULL,
        token_id {bytes} NOT NULL,
        block_number {integer} NOT NULL,
        log_index {integer} NOT NULL,
        batch_index {integer} NOT NULL,
        owner {bytes} NOT NULL,
        PRIMARY KEY (chain_id, contract, token_id, block_number, log_index, batch_index)
      ) {clustered}`,
      `CREATE TABLE evm_deployment (
        chain_id {integer} NOT NULL,
        creator {bytes} NOT NULL,
        block_number {integer} NOT NULL,
        transaction_index {integer} NOT NULL,
        sequence {integer} NOT NULL,
        address {bytes} NOT NULL,
        transaction_hash {bytes} NOT NULL,
        deployer {bytes} NOT NULL,
        deployer_contract {bytes},
        PRIMARY KEY (chain_id, creator, block_number, transaction_index, sequence)
      ) {clustered}`,
      `CREATE TABLE evm_contract (
        chain_id {integer} NOT NULL,
        address {bytes} NOT NULL,
        first_block {integer} NOT NULL,
        attempts {integer} NOT NULL,
        retry_at {integer},
        erc_type TEXT,
        name TEXT,
        symbol TEXT,
        decimals {integer},
        PRIMARY KEY (chain_id, address)
      ) {clustered}`,
      "CREATE INDEX evm_contract_due ON evm_contract (chain_id, retry_at, address) WHERE retry_at IS NOT NULL",
      `CREATE TABLE evm_nft (
        chain_id {integer} NOT NULL,
        contract {bytes} NOT NULL,
        token_id {bytes} NOT NULL,
        standard {integer} NOT NULL,
        first_block {integer} NOT NULL,
        attempts {integer} NOT NULL,
        retry_at {integer},
        token_uri TEXT,
        metadata TEXT,
        PRIMARY KEY (chain_id, contract, token_id)
      ) {clustered}`,
      "CREATE INDEX evm_nft_due ON evm_nft (chain_id, retry_at, contract, token_id) WHERE retry_at IS NOT NULL",
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
      `CREATE TABLE evm_journal (
        chain_id {integer} NOT NULL,
        block_number {integer} NOT NULL,
        kind {integer} NOT NULL,
        address {bytes} NOT NULL,
        token_id {bytes} NOT NULL,
        PRIMARY KEY (chain_id, block_number, kind, address, token_id)
      ) {clustered}`,
    ],
    network: [],
    meta: [
      "CREATE TABLE store_secret (id {integer} NOT NULL PRIMARY KEY, secret {bytes} NOT NULL)",
      `CREATE TABLE reindex_request (
        chain_id {integer} NOT NULL,
        contract {bytes} NOT NULL,
        token_id {bytes} NOT NULL,
        requested_at {integer} NOT NULL,
        pending {integer} NOT NULL,
        PRIMARY KEY (chain_id, contract, token_id)
      ) {clustered}`,
      `CREATE INDEX reindex_request_pending ON reindex_request (chain_id, requested_at, contract, token_id)
        WHERE pending = 1`,
      "CREATE INDEX reindex_request_done ON reindex_request (requested_at) WHERE pending = 0",
    ],
  },
}
