import type { Query } from "../../queries/query.ts"

const checkpointPlan: Query["plan"] = {
  sqlite: ["SEARCH evm_checkpoint USING PRIMARY KEY (chain_id=?)"],
  postgres: ["evm_checkpoint_pkey"],
}

/** The checkpoint of a chain. */
export const readCheckpoint: Query = {
  name: "read_checkpoint",
  sql: `SELECT number AS "number", hash AS "hash", timestamp AS "timestamp", transactions AS "transactions",
    node_head AS "nodeHead", updated_at AS "updatedAt", journal_from AS "journalFrom" FROM evm_checkpoint
    WHERE chain_id = :chain`,
  plan: checkpointPlan,
}

export const writeCheckpoint: Query = {
  name: "write_checkpoint",
  sql: `INSERT INTO evm_checkpoint
    (chain_id, number, hash, timestamp, transactions, node_head, updated_at, journal_from)
    VALUES (:chain, :number, :hash, :timestamp, :transactions, :nodeHead, :updatedAt, :journalFrom)
    ON CONFLICT (chain_id) DO UPDATE SET number = excluded.number, hash = excluded.hash,
    timestamp = excluded.timestamp, transactions = excluded.transactions, node_head = excluded.node_head,
    updated_at = excluded.updated_at, journal_from = excluded.journal_from`,
  plan: { sqlite: [], postgres: [] },
}

export const deleteCheckpoint: Query = {
  name: "delete_checkpoint",
  sql: "DELETE FROM evm_checkpoint WHERE chain_id = :chain",
  plan: checkpointPlan,
}
