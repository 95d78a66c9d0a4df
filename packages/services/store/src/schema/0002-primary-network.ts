import type { Migration } from "./migration.ts"

/**
 * A primary network: its three chains, what can be spent on them, who stakes. Chains, statuses and lists are numbers, and
 * positions, keys and lists are what `network/keys.ts` makes of them.
 *
 * As in the tables of EVM chains fat rows are kept in the order in which they come (UTXOs are numbered for that), and what
 * is listed by something else has slim rows: UTXOs by address in `primary_address_utxo`, all else in `primary_list`.
 *
 * What is found by an ID has a table for that, and not a second index: for many IDs at once, or before it has counted rows,
 * either planner would rather read the whole network by the first index.
 */
export const primaryNetwork: Migration = {
  version: 2,
  ddl: {
    chain: [],
    meta: [],
    network: [
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
      `CREATE TABLE primary_staker (
        network_id {integer} NOT NULL,
        tx_id {bytes} NOT NULL,
        kind {integer} NOT NULL,
        subnet_id {bytes} NOT NULL,
        node_id {bytes} NOT NULL,
        weight TEXT NOT NULL,
        start_at {integer} NOT NULL,
        end_at {integer} NOT NULL,
        status {integer} NOT NULL,
        position {integer} NOT NULL,
        delegation_shares {integer},
        delegator_count {integer} NOT NULL,
        delegator_weight TEXT NOT NULL,
        total_delegator_count {integer} NOT NULL,
        total_delegator_weight TEXT NOT NULL,
        delegation_capacity TEXT,
        reward_addresses {bytes} NOT NULL,
        data TEXT NOT NULL,
        change_number {integer} NOT NULL,
        PRIMARY KEY (network_id, tx_id)
      )`,
      "CREATE INDEX primary_staker_change ON primary_staker (network_id, change_number, tx_id) WHERE kind = 0",
      "CREATE INDEX primary_staker_current ON primary_staker (network_id, tx_id) WHERE status <= 1",
      `CREATE TABLE primary_observation (
        network_id {integer} NOT NULL,
        tx_id {bytes} NOT NULL,
        uptime TEXT,
        connected {integer},
        potential_reward TEXT,
        observed_at {integer} NOT NULL,
        change_number {integer} NOT NULL,
        PRIMARY KEY (network_id, tx_id)
      ) {clustered}`,
      "CREATE INDEX primary_observation_change ON primary_observation (network_id, change_number, tx_id)",
      `CREATE TABLE primary_l1_validator (
        network_id {integer} NOT NULL,
        validation_id {bytes} NOT NULL,
        subnet_id {bytes} NOT NULL,
        node_id {bytes} NOT NULL,
        weight TEXT NOT NULL,
        start_at {integer} NOT NULL,
        position {integer} NOT NULL,
        tx_id {bytes} NOT NULL,
        end_accumulated_fee TEXT NOT NULL,
        min_nonce TEXT NOT NULL,
        balance_addresses {bytes} NOT NULL,
        data TEXT NOT NULL,
        PRIMARY KEY (network_id, validation_id)
      )`,
      `CREATE INDEX primary_l1_validator_current ON primary_l1_validator (network_id, validation_id)
        WHERE weight <> '0'`,
      `CREATE TABLE primary_subnet (
        network_id {integer} NOT NULL,
        subnet_id {bytes} NOT NULL,
        position {integer} NOT NULL,
        created_at {integer} NOT NULL,
        data TEXT NOT NULL,
        PRIMARY KEY (network_id, subnet_id)
      )`,
      `CREATE TABLE primary_blockchain (
        network_id {integer} NOT NULL,
        blockchain_id {bytes} NOT NULL,
        subnet_id {bytes} NOT NULL,
        position {integer} NOT NULL,
        created_at {integer} NOT NULL,
        name TEXT NOT NULL,
        vm_id TEXT NOT NULL,
        evm_chain_id TEXT,
        PRIMARY KEY (network_id, blockchain_id)
      )`,
      `CREATE TABLE primary_subnet_blockchain (
        network_id {integer} NOT NULL,
        subnet_id {bytes} NOT NULL,
        blockchain_id {bytes} NOT NULL,
        PRIMARY KEY (network_id, subnet_id, blockchain_id)
      ) {clustered}`,
      `CREATE TABLE primary_reward (
        network_id {integer} NOT NULL,
        id {bytes} NOT NULL,
        utxo_key {bytes} NOT NULL,
        type TEXT NOT NULL,
        staker_tx {bytes} NOT NULL,
        reward_tx {bytes} NOT NULL,
        node_id {bytes} NOT NULL,
        addresses {bytes} NOT NULL,
        amount TEXT NOT NULL,
        asset_id {bytes} NOT NULL,
        start_at {integer} NOT NULL,
        end_at {integer} NOT NULL,
        stake TEXT NOT NULL,
        height {integer} NOT NULL,
        timestamp {integer} NOT NULL,
        PRIMARY KEY (network_id, id)
      )`,
    ],
  },
}
