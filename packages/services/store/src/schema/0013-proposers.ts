import type { Migration } from "./migration.ts"

/**
 * Up to which height of each chain of a primary network it is known who proposed its blocks. Of a network that is indexed already
 * the indexer finds that out afterwards, from the stored blocks and from a node's index. And the chains for which a node did not query
 * a validator when it was last asked.
 */
export const proposers: Migration = {
  version: 13,
  ddl: {
    chain: [],
    meta: [],
    network: [
      `CREATE TABLE primary_proposed (
        network_id {integer} NOT NULL,
        chain {integer} NOT NULL,
        height {integer} NOT NULL,
        PRIMARY KEY (network_id, chain)
      ) {clustered}`,
      "ALTER TABLE primary_observation ADD COLUMN benched TEXT",
    ],
  },
}
