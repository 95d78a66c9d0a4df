import { table } from "./table.ts"

export const secretTable = table("store_secret", { id: "integer", secret: "bytes" })

export const reportTable = table("indexer_report", { subject: "text", reported_at: "integer", report: "text" }, 1)

export const quarantineTable = table(
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

export const apiKeyTable = table(
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

export const apiKeyHeadTable = table("api_key_head", { id: "integer", revision: "integer" }, 1)

export const usageCountTable = table(
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

export const loggedRequestTable = table(
  "logged_request",
  { org_id: "text", logged_at: "integer", id: "text", entry: "text" },
  3,
)
