import type { Query } from "../../queries/query.ts"

/** The counters for a network's row numbers, and its notes. */
export const readNetwork: Query = {
  name: "read_network",
  sql: `SELECT change_number AS "change", utxos AS "utxos", added AS "added", notes AS "notes" FROM primary_network
    WHERE network_id = :network`,
  plan: { sqlite: ["SEARCH primary_network USING PRIMARY KEY (network_id=?)"], postgres: ["primary_network_pkey"] },
}

export const readPlatform: Query = {
  name: "read_platform",
  sql: `SELECT time AS "time", accrued_fees AS "accruedFees", validator_excess AS "validatorExcess", more AS "more"
    FROM primary_platform WHERE network_id = :network`,
  plan: { sqlite: ["SEARCH primary_platform USING PRIMARY KEY (network_id=?)"], postgres: ["primary_platform_pkey"] },
}

const checkpointColumns = `chain AS "chain", height AS "height", id AS "id", timestamp AS "timestamp",
  node_height AS "nodeHeight", updated_at AS "updatedAt", transactions AS "transactions"`

/** The checkpoint of a chain. */
export const readNetworkCheckpoint: Query = {
  name: "read_network_checkpoint",
  sql: `SELECT ${checkpointColumns} FROM primary_checkpoint WHERE network_id = :network AND chain = :chain`,
  plan: {
    sqlite: ["SEARCH primary_checkpoint USING PRIMARY KEY (network_id=? AND chain=?)"],
    postgres: ["primary_checkpoint_pkey"],
  },
}

/** The checkpoint of each chain. */
export const readNetworkCheckpoints: Query = {
  name: "read_network_checkpoints",
  sql: `SELECT ${checkpointColumns} FROM primary_checkpoint WHERE network_id = :network ORDER BY chain`,
  plan: {
    sqlite: ["SEARCH primary_checkpoint USING PRIMARY KEY (network_id=?)"],
    postgres: ["primary_checkpoint_pkey"],
  },
}

/** The height up to which a chain's proposers are known. */
export const readProposed: Query = {
  name: "read_proposed",
  sql: `SELECT height AS "height" FROM primary_proposed WHERE network_id = :network AND chain = :chain`,
  plan: {
    sqlite: ["SEARCH primary_proposed USING PRIMARY KEY (network_id=? AND chain=?)"],
    postgres: ["primary_proposed_pkey"],
  },
}
