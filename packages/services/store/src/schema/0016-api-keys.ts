import type { Migration } from "./migration.ts"

/**
 * Keys of callers, as hashes, and what callers have used of their quotas, for processes that count together. Keys are never deleted:
 * a revoked one is told from one that never was. Each change of a key takes the next revision, by which readers find what is new.
 */
export const apiKeys: Migration = {
  version: 16,
  ddl: {
    chain: [],
    network: [],
    meta: [
      `CREATE TABLE api_key (
        key_id TEXT NOT NULL PRIMARY KEY,
        revision {integer} NOT NULL,
        hash {bytes} NOT NULL,
        name TEXT NOT NULL,
        org_id TEXT,
        tier TEXT NOT NULL,
        scopes TEXT NOT NULL,
        created_at {integer} NOT NULL,
        expires_at {integer},
        disabled_at {integer},
        revoked_at {integer},
        successor TEXT
      ) {clustered}`,
      "CREATE UNIQUE INDEX api_key_revision ON api_key (revision)",
      `CREATE TABLE api_key_head (
        id {integer} NOT NULL PRIMARY KEY,
        revision {integer} NOT NULL
      )`,
      `CREATE TABLE quota_use (
        window_seconds {integer} NOT NULL,
        window_start {integer} NOT NULL,
        subject TEXT NOT NULL,
        used {integer} NOT NULL,
        PRIMARY KEY (window_seconds, window_start, subject)
      ) {clustered}`,
    ],
  },
}
