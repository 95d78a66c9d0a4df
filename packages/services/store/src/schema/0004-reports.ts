import type { Migration } from "./migration.ts"

/**
 * What indexers say of themselves, and the blocks that they could not read. Both belong to no part: they are written while the
 * part's own tables cannot be.
 */
export const reports: Migration = {
  version: 4,
  ddl: {
    chain: [],
    network: [],
    meta: [
      `CREATE TABLE indexer_report (
        subject TEXT NOT NULL PRIMARY KEY,
        reported_at {integer} NOT NULL,
        report TEXT NOT NULL
      ) {clustered}`,
      `CREATE TABLE quarantined_block (
        subject TEXT NOT NULL,
        number {integer} NOT NULL,
        hash TEXT,
        reason TEXT NOT NULL,
        attempts {integer} NOT NULL,
        first_at {integer} NOT NULL,
        last_at {integer} NOT NULL,
        software TEXT NOT NULL,
        answers {bytes} NOT NULL,
        PRIMARY KEY (subject, number)
      )`,
    ],
  },
}
