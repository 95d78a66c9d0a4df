import type { Ddl } from "../dialect.ts"

/**
 * The three chains of a primary network and their UTXOs. Chains, statuses and lists are numbers; `network/keys.ts` encodes
 * positions, keys and lists.
 *
 * Wide rows are stored in the order in which they arrive (UTXOs are numbered for that); other orders have narrow rows: UTXOs by
 * address in `primary_address_utxo`, all others in `primary_list`.
 *
 * Rows found by an ID have a table for the ID instead of a second index: for many IDs at once, or without statistics, either planner
 * would read the whole network by the first index.
 */
export const networkChains: readonly Ddl[] = [
  `CREATE TABLE primary_network (
    network_id {integer} NOT NULL PRIMARY KEY,
    change_number {integer} NOT NULL,
    utxos {integer} NOT NULL,
    added {integer} NOT NULL,
    notes TEXT NOT NULL
  ) {clustered}`,
  `CREATE TABLE primary_platform (
    network_id {integer} NOT NULL PRIMARY KEY,
    time {integer} NOT NULL,
    accrued_fees TEXT NOT NULL,
    validator_excess TEXT NOT NULL,
    more TEXT
  ) {clustered}`,
  `CREATE TABLE primary_checkpoint (
    network_id {integer} NOT NULL,
    chain {integer} NOT NULL,
    height {integer} NOT NULL,
    id {bytes} NOT NULL,
    timestamp {integer} NOT NULL,
    node_height {integer} NOT NULL,
    updated_at {integer} NOT NULL,
    transactions {integer} NOT NULL,
    PRIMARY KEY (network_id, chain)
  ) {clustered}`,
  `CREATE TABLE primary_block (
    network_id {integer} NOT NULL,
    chain {integer} NOT NULL,
    height {integer} NOT NULL,
    id {bytes} NOT NULL,
    timestamp {integer} NOT NULL,
    transaction_count {integer} NOT NULL,
    type TEXT NOT NULL,
    json TEXT NOT NULL,
    PRIMARY KEY (network_id, chain, height)
  ) {clustered}`,
  `CREATE TABLE primary_block_id (
    network_id {integer} NOT NULL,
    chain {integer} NOT NULL,
    id {bytes} NOT NULL,
    height {integer} NOT NULL,
    PRIMARY KEY (network_id, chain, id)
  ) {clustered}`,
  `CREATE TABLE primary_block_time (
    network_id {integer} NOT NULL,
    chain {integer} NOT NULL,
    timestamp {integer} NOT NULL,
    height {integer} NOT NULL,
    PRIMARY KEY (network_id, chain, timestamp, height)
  ) {clustered}`,
  // The height up to which each chain's proposers are known.
  `CREATE TABLE primary_proposed (
    network_id {integer} NOT NULL,
    chain {integer} NOT NULL,
    height {integer} NOT NULL,
    PRIMARY KEY (network_id, chain)
  ) {clustered}`,
  `CREATE TABLE primary_transaction (
    network_id {integer} NOT NULL,
    chain {integer} NOT NULL,
    position {integer} NOT NULL,
    id {bytes} NOT NULL,
    type TEXT NOT NULL,
    timestamp {integer} NOT NULL,
    inputs {bytes} NOT NULL,
    outputs {integer} NOT NULL,
    fragment TEXT NOT NULL,
    PRIMARY KEY (network_id, chain, position)
  ) {clustered}`,
  `CREATE TABLE primary_transaction_id (
    network_id {integer} NOT NULL,
    id {bytes} NOT NULL,
    chain {integer} NOT NULL,
    position {integer} NOT NULL,
    PRIMARY KEY (network_id, id)
  ) {clustered}`,
  `CREATE TABLE primary_list (
    network_id {integer} NOT NULL,
    list {integer} NOT NULL,
    key {bytes} NOT NULL,
    position {integer} NOT NULL,
    id {bytes} NOT NULL,
    PRIMARY KEY (network_id, list, key, position, id)
  ) {clustered}`,
  `CREATE TABLE primary_utxo (
    network_id {integer} NOT NULL,
    number {integer} NOT NULL,
    utxo_key {bytes} NOT NULL,
    id {bytes} NOT NULL,
    created_on {integer} NOT NULL,
    consumed_on {integer} NOT NULL,
    asset_id {bytes} NOT NULL,
    amount {bytes} NOT NULL,
    addresses {bytes} NOT NULL,
    threshold {integer} NOT NULL,
    height {integer} NOT NULL,
    timestamp {integer} NOT NULL,
    locktime {integer} NOT NULL,
    stakeable_locktime {integer} NOT NULL,
    staked {integer} NOT NULL,
    is_transfer {integer} NOT NULL,
    platform_fragment TEXT,
    fragment TEXT,
    PRIMARY KEY (network_id, number)
  ) {clustered}`,
  `CREATE TABLE primary_utxo_key (
    network_id {integer} NOT NULL,
    utxo_key {bytes} NOT NULL,
    number {integer} NOT NULL,
    PRIMARY KEY (network_id, utxo_key)
  ) {clustered}`,
  `CREATE TABLE primary_consumption (
    network_id {integer} NOT NULL,
    utxo_key {bytes} NOT NULL,
    consuming_tx {bytes} NOT NULL,
    chain {integer} NOT NULL,
    height {integer} NOT NULL,
    timestamp {integer} NOT NULL,
    credentials TEXT,
    PRIMARY KEY (network_id, utxo_key)
  )`,
  `CREATE TABLE primary_unresolved (
    network_id {integer} NOT NULL,
    utxo_key {bytes} NOT NULL,
    timestamp {integer} NOT NULL,
    PRIMARY KEY (network_id, utxo_key)
  ) {clustered}`,
  `CREATE TABLE primary_address_utxo (
    network_id {integer} NOT NULL,
    chain {integer} NOT NULL,
    address {bytes} NOT NULL,
    asset_id {bytes} NOT NULL,
    sort {integer} NOT NULL,
    spent {integer} NOT NULL,
    sort_key {bytes} NOT NULL,
    id {bytes} NOT NULL,
    number {integer} NOT NULL,
    other_key {bytes} NOT NULL,
    PRIMARY KEY (network_id, chain, address, asset_id, sort, spent, sort_key, id)
  ) {clustered}`,
  `CREATE TABLE primary_balance (
    network_id {integer} NOT NULL,
    balance_key {bytes} NOT NULL,
    amount TEXT NOT NULL,
    utxo_count {integer} NOT NULL,
    PRIMARY KEY (network_id, balance_key)
  ) {clustered}`,
  `CREATE TABLE primary_asset (
    network_id {integer} NOT NULL,
    asset_id {bytes} NOT NULL,
    name TEXT NOT NULL,
    symbol TEXT NOT NULL,
    denomination {integer} NOT NULL,
    type TEXT NOT NULL,
    cap TEXT NOT NULL,
    created_at {integer} NOT NULL,
    PRIMARY KEY (network_id, asset_id)
  ) {clustered}`,
  // The parts of the supply of AVAX (`network/sums/sum.ts`), and the progress of each part.
  `CREATE TABLE primary_sum (
    network_id {integer} NOT NULL,
    sum_key {bytes} NOT NULL,
    amount TEXT NOT NULL,
    PRIMARY KEY (network_id, sum_key)
  ) {clustered}`,
  `CREATE TABLE primary_summed (
    network_id {integer} NOT NULL,
    part {integer} NOT NULL,
    next {integer} NOT NULL,
    PRIMARY KEY (network_id, part)
  ) {clustered}`,
  // The same columns as `evm_change`.
  `CREATE TABLE primary_change (
    network_id {integer} NOT NULL,
    sequence {integer} NOT NULL,
    ordinal {integer} NOT NULL,
    kind {integer} NOT NULL,
    chain {integer},
    from_block {integer},
    to_block {integer},
    changed_at {integer} NOT NULL,
    PRIMARY KEY (network_id, sequence)
  ) {clustered}`,
]
