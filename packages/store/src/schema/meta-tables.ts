import { defineTable } from "./table.ts"

export const secretTable = defineTable("store_secret", { id: "integer", secret: "bytes" })

export const reportTable = defineTable("indexer_report", { subject: "text", reported_at: "integer", report: "text" }, 1)

export const quarantineTable = defineTable(
  "quarantined_block",
  {
    subject: "text",
    number: "integer",
    hash: "text",
    reason: "text",
    attempts: "integer",
    first_at: "integer",
    last_at: "integer",
    software: "text",
    answers: "bytes",
  },
  2,
)

export const apiKeyTable = defineTable(
  "api_key",
  {
    key_id: "text",
    revision: "integer",
    hash: "bytes",
    name: "text",
    org_id: "text",
    tier: "text",
    scopes: "text",
    created_at: "integer",
    expires_at: "integer",
    disabled_at: "integer",
    revoked_at: "integer",
    successor: "text",
  },
  1,
)

export const apiKeyHeadTable = defineTable("api_key_head", { id: "integer", revision: "integer" }, 1)

export const usageCountTable = defineTable(
  "usage_count",
  {
    subject: "text",
    resolution: "integer",
    start_at: "integer",
    cell: "text",
    writer: "text",
    requests: "integer",
    succeeded: "integer",
    invalid: "integer",
    credits: "integer",
    wasted: "integer",
    latency: "text",
  },
  5,
)

export const loggedRequestTable = defineTable(
  "logged_request",
  { org_id: "text", logged_at: "integer", id: "text", entry: "text" },
  3,
)
