import type { Query } from "./query.ts"

const apiKeyColumns = `key_id AS "keyId", revision AS "revision", hash AS "hash", name AS "name", org_id AS "orgId", tier AS "tier",
    scopes AS "scopes", created_at AS "createdAt", expires_at AS "expiresAt", disabled_at AS "disabledAt",
    revoked_at AS "revokedAt", successor AS "successor"`

/** One key, by its key ID. */
export const readApiKey: Query = {
  name: "read_api_key",
  sql: `SELECT ${apiKeyColumns} FROM api_key WHERE key_id = :keyId`,
  plan: {
    sqlite: ["SEARCH api_key USING PRIMARY KEY (key_id=?)"],
    postgres: ["api_key_pkey"],
  },
}

/** Keys that were added or changed after a revision, in the order of their last changes. */
export const changedApiKeys: Query = {
  name: "changed_api_keys",
  sql: `SELECT ${apiKeyColumns} FROM api_key WHERE revision > :revision ORDER BY revision`,
  plan: {
    sqlite: ["SEARCH api_key USING INDEX api_key_revision (revision>?)"],
    postgres: ["api_key_revision"],
  },
}

/** Takes the next revision and locks it until the transaction ends: so no revision is visible before a smaller one. */
export const nextApiKeyRevision: Query = {
  name: "next_api_key_revision",
  sql: "UPDATE api_key_head SET revision = revision + 1 WHERE id = 1",
  plan: {
    sqlite: ["SEARCH api_key_head USING INTEGER PRIMARY KEY (rowid=?)"],
    postgres: ["api_key_head_pkey"],
  },
}

/** The last revision taken. */
export const apiKeyRevision: Query = {
  name: "api_key_revision",
  sql: `SELECT revision AS "revision" FROM api_key_head WHERE id = 1`,
  plan: {
    sqlite: ["SEARCH api_key_head USING INTEGER PRIMARY KEY (rowid=?)"],
    postgres: ["api_key_head_pkey"],
  },
}
