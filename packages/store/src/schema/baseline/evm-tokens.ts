import type { Ddl } from "../dialect.ts"

/** Transfers, contracts and NFTs of an EVM chain, and the balances and holders of tokens. */
export const evmTokens: readonly Ddl[] = [
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
  ) {partitioned by block_number}`,
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
  // Contracts are found by the first characters of their names. Indexed names are truncated, and lower-cased only from A to Z, as
  // both engines do it alike.
  ...["name", "symbol"].map((column) => ({
    sqlite: `CREATE INDEX evm_contract_${column} ON evm_contract (chain_id, substr(lower(${column}), 1, 32), address)
      WHERE ${column} IS NOT NULL`,
    postgres: `CREATE INDEX evm_contract_${column} ON evm_contract
      (chain_id, substr(lower(${column} COLLATE "C"), 1, 32), address) WHERE ${column} IS NOT NULL`,
  })),
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
  // A key is a holder, a standard, a contract and a token ID (`evm/balances/key.ts`). A balance has a row for each block that
  // changed it, of which the last one counts; the contracts' answers are in a second table, empty for queries without an answer.
  `CREATE TABLE evm_balance (
    chain_id {integer} NOT NULL,
    block_number {integer} NOT NULL,
    key {bytes} NOT NULL,
    balance TEXT NOT NULL,
    PRIMARY KEY (chain_id, key, block_number)
  ) {clustered}`,
  `CREATE TABLE evm_balance_answer (
    chain_id {integer} NOT NULL,
    block_number {integer} NOT NULL,
    key {bytes} NOT NULL,
    balance TEXT,
    PRIMARY KEY (chain_id, key, block_number)
  ) {clustered}`,
  // The keys again, by whether the balance is above 0, so that a page skips former tokens.
  `CREATE TABLE evm_holding (
    chain_id {integer} NOT NULL,
    held {small} NOT NULL,
    key {bytes} NOT NULL,
    PRIMARY KEY (chain_id, held, key)
  ) {clustered}`,
  // Per standard and contract: how many answers equalled the events, differed, and were missing; the block from which answers take
  // precedence over events, and when all of its holders are queried (again), with the progress.
  `CREATE TABLE evm_balance_verdict (
    chain_id {integer} NOT NULL,
    token {bytes} NOT NULL,
    agreed {integer} NOT NULL,
    differed {integer} NOT NULL,
    unanswered {integer} NOT NULL,
    differs_since {integer},
    walk_at {integer},
    walked TEXT,
    PRIMARY KEY (chain_id, token)
  ) {clustered}`,
  "CREATE INDEX evm_balance_verdict_due ON evm_balance_verdict (chain_id, walk_at, token) WHERE walk_at IS NOT NULL",
  // A key is a standard, a contract, a token ID, the balance and the holder (`evm/holders/key.ts`), so that a token's holders are
  // one range in balance order.
  `CREATE TABLE evm_holder (
    chain_id {integer} NOT NULL,
    key {bytes} NOT NULL,
    PRIMARY KEY (chain_id, key)
  ) {clustered}`,
  `CREATE TABLE evm_token_supply (
    chain_id {integer} NOT NULL,
    token {bytes} NOT NULL,
    holders {integer} NOT NULL,
    supply TEXT NOT NULL,
    PRIMARY KEY (chain_id, token)
  ) {clustered}`,
]
