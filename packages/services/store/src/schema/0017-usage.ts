import type { Migration } from "./migration.ts"

/**
 * What services counted of the requests that they answered, and the newest of these requests. Each process adds rows of its own, by
 * which none waits for another, and what is saved twice counts once.
 */
export const usage: Migration = {
  version: 17,
  ddl: {
    chain: [],
    network: [],
    meta: [
      `CREATE TABLE usage_count (
        subject TEXT NOT NULL,
        resolution {integer} NOT NULL,
        start_at {integer} NOT NULL,
        cell TEXT NOT NULL,
        writer TEXT NOT NULL,
        requests {integer} NOT NULL,
        succeeded {integer} NOT NULL,
        invalid {integer} NOT NULL,
        credits {integer} NOT NULL,
        wasted {integer} NOT NULL,
        latency TEXT NOT NULL,
        PRIMARY KEY (subject, resolution, start_at, cell, writer)
      ) {clustered}`,
      "CREATE INDEX usage_count_age ON usage_count (resolution, start_at)",
      `CREATE TABLE logged_request (
        org_id TEXT NOT NULL,
        logged_at {integer} NOT NULL,
        id TEXT NOT NULL,
        entry TEXT NOT NULL,
        PRIMARY KEY (org_id, logged_at, id)
      ) {clustered}`,
      "CREATE INDEX logged_request_age ON logged_request (logged_at)",
    ],
  },
}
