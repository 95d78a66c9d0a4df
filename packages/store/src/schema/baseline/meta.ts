import type { Ddl } from "../dialect.ts"

/** The tables that belong to no part of the store. */
export const meta: readonly Ddl[] = [
  "CREATE TABLE store_secret (id {integer} NOT NULL PRIMARY KEY, secret {bytes} NOT NULL)",
  `CREATE TABLE reindex_request (
    chain_id {integer} NOT NULL,
    contract {bytes} NOT NULL,
    token_id {bytes} NOT NULL,
    requested_at {integer} NOT NULL,
    pending {integer} NOT NULL,
    PRIMARY KEY (chain_id, contract, token_id)
  ) {clustered}`,
  `CREATE INDEX reindex_request_pending ON reindex_request (chain_id, requested_at, contract, token_id)
    WHERE pending = 1`,
  "CREATE INDEX reindex_request_done ON reindex_request (requested_at) WHERE pending = 0",
  // The indexers' reports, and the quarantined blocks: they are written even while a part's tables cannot be written.
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
  // Callers' API keys, as hashes. Keys are never deleted, so that a revoked key differs from an unknown one. Each change of a key
  // takes the next revision, by which readers find new changes.
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
  // The used units of callers' quotas, for processes that count together.
  `CREATE TABLE quota_use (
    window_seconds {integer} NOT NULL,
    window_start {integer} NOT NULL,
    subject TEXT NOT NULL,
    used {integer} NOT NULL,
    PRIMARY KEY (window_seconds, window_start, subject)
  ) {clustered}`,
  // The services' counts of answered requests, and the newest of these requests. Each process adds its own rows, so that none waits
  // for another, and a count that is saved twice counts once.
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
]
