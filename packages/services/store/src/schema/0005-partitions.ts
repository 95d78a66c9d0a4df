import type { Migration } from "./migration.ts"
import { partitionBlocks } from "./partitions.ts"

/** A fat table of version 1 and the column of its block's number. */
interface FatTable {
  readonly name: string
  readonly number: string
  readonly key: readonly string[]
}

const fatTables: readonly FatTable[] = [
  { name: "evm_block", number: "number", key: ["chain_id", "number"] },
  {
    name: "evm_transaction",
    number: "block_number",
    key: ["chain_id", "succeeded", "block_number", "transaction_index"],
  },
  { name: "evm_transfer", number: "block_number", key: ["chain_id", "block_number", "log_index", "batch_index"] },
]

/**
 * Makes the table one of partitions by chain and range of blocks. What it holds of the chain with most transactions stays where it
 * is and becomes that chain's first partition; rows of the other chains are moved to partitions of the usual size.
 */
const partitioned = ({ name, number, key }: FatTable): string => `DO $$
DECLARE
  kept int8 := (SELECT chain_id FROM evm_checkpoint ORDER BY transactions DESC, chain_id LIMIT 1);
  head int8;
  chain int8;
  lower_bound int8;
BEGIN
  ALTER TABLE ${name} RENAME TO ${name}_before;
  ALTER INDEX ${name}_pkey RENAME TO ${name}_before_pkey;
  CREATE TABLE ${name} (LIKE ${name}_before INCLUDING DEFAULTS, PRIMARY KEY (${key.join(", ")}))
    PARTITION BY RANGE (chain_id, ${number});
  FOR chain, head IN SELECT chain_id, number FROM evm_checkpoint WHERE chain_id <> kept LOOP
    FOR lower_bound IN SELECT generate_series(0, head, ${partitionBlocks}) LOOP
      EXECUTE format('CREATE TABLE %I PARTITION OF ${name} FOR VALUES FROM (%s, %s) TO (%s, %s)',
        '${name}_c' || chain || '_b' || lower_bound, chain, lower_bound, chain, lower_bound + ${partitionBlocks});
    END LOOP;
  END LOOP;
  IF kept IS NULL THEN
    DROP TABLE ${name}_before;
  ELSE
    INSERT INTO ${name} SELECT * FROM ${name}_before WHERE chain_id <> kept;
    DELETE FROM ${name}_before WHERE chain_id <> kept;
    SELECT (number / ${partitionBlocks} + 1) * ${partitionBlocks} INTO head FROM evm_checkpoint WHERE chain_id = kept;
    EXECUTE format('ALTER TABLE ${name}_before RENAME TO %I', '${name}_c' || kept || '_b0');
    EXECUTE format('ALTER INDEX ${name}_before_pkey RENAME TO %I', '${name}_c' || kept || '_b0_pkey');
    EXECUTE format('ALTER TABLE ${name} ATTACH PARTITION %I FOR VALUES FROM (%s, 0) TO (%s, %s)',
      '${name}_c' || kept || '_b0', kept, kept, head);
  END IF;
END $$`

/**
 * In PostgreSQL the tables with fat rows are partitioned by chain and range of blocks. It is one level of ranges over both
 * columns, and not ranges within lists: Citus distributes no partitions of partitions.
 *
 * Blocks are found by hash and by time in tables of their own, as are those of a primary network: an index would be one a partition,
 * and could not keep two partitions from holding one hash.
 */
export const partitions: Migration = {
  version: 5,
  ddl: {
    chain: [
      // The sessions' own settings keep the planner from reading tables whole.
      { postgres: "SET LOCAL enable_seqscan = on" },
      { postgres: "SET LOCAL enable_sort = on" },
      { postgres: "DROP INDEX evm_block_hash" },
      { postgres: "DROP INDEX evm_block_timestamp" },
      {
        postgres: `CREATE TABLE evm_block_hash (
          chain_id int8 NOT NULL,
          hash bytea NOT NULL,
          number int8 NOT NULL
        )`,
      },
      { postgres: "INSERT INTO evm_block_hash SELECT chain_id, hash, number FROM evm_block" },
      { postgres: "ALTER TABLE evm_block_hash ADD PRIMARY KEY (chain_id, hash)" },
      {
        postgres: `CREATE TABLE evm_block_time (
          chain_id int8 NOT NULL,
          timestamp int8 NOT NULL,
          number int8 NOT NULL
        )`,
      },
      { postgres: "INSERT INTO evm_block_time SELECT chain_id, timestamp, number FROM evm_block" },
      { postgres: "ALTER TABLE evm_block_time ADD PRIMARY KEY (chain_id, timestamp, number)" },
      ...fatTables.map((table) => ({ postgres: partitioned(table) })),
    ],
    network: [],
    meta: [],
  },
  cost: {
    postgres:
      "The tables of blocks, transactions and transfers are read once, the rows of all chains but the largest are written again " +
      "and need their room twice meanwhile, and two slim tables are made of all blocks; nothing is indexed or served until it is done.",
  },
}
