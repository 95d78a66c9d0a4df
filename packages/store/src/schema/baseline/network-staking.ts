import type { Ddl } from "../dialect.ts"

/** The stakers of a primary network, their rewards, and its subnets with their blockchains and validators. */
export const networkStaking: readonly Ddl[] = [
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
  "CREATE INDEX primary_delegator_change ON primary_staker (network_id, change_number, tx_id) WHERE kind = 1",
  "CREATE INDEX primary_staker_current ON primary_staker (network_id, tx_id) WHERE status <= 1",
  `CREATE TABLE primary_observation (
    network_id {integer} NOT NULL,
    tx_id {bytes} NOT NULL,
    uptime TEXT,
    connected {integer},
    potential_reward TEXT,
    observed_at {integer} NOT NULL,
    change_number {integer} NOT NULL,
    benched TEXT,
    PRIMARY KEY (network_id, tx_id)
  ) {clustered}`,
  "CREATE INDEX primary_observation_change ON primary_observation (network_id, change_number, tx_id)",
  // Periods of auto-renewing validators (Helicon), by the transaction that ended each.
  `CREATE TABLE primary_staking_period (
    network_id {integer} NOT NULL,
    reward_tx {bytes} NOT NULL,
    staker_tx {bytes} NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (network_id, reward_tx)
  )`,
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
]
