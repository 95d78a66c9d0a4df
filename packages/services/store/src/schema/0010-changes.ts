import type { Ddl } from "./dialect.ts"
import type { Migration } from "./migration.ts"

const changes = (table: string, owner: string): Ddl => `CREATE TABLE ${table} (
    ${owner} {integer} NOT NULL,
    sequence {integer} NOT NULL,
    ordinal {integer} NOT NULL,
    kind {integer} NOT NULL,
    chain {integer},
    from_block {integer},
    to_block {integer},
    changed_at {integer} NOT NULL,
    PRIMARY KEY (${owner}, sequence)
  ) {clustered}`

/**
 * What changed, for whoever keeps something that was derived. A row a transaction, of the last ones only. `ordinal` counts them, so
 * that those of which there are too many are known without counting.
 */
export const changesOfParts: Migration = {
  version: 10,
  ddl: {
    chain: [changes("evm_change", "chain_id")],
    network: [changes("primary_change", "network_id")],
    meta: [],
  },
}
