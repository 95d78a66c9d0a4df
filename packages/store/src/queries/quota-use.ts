import type { Query } from "./query.ts"

const quotaPlan: Query["plan"] = {
  sqlite: ["SEARCH quota_use USING PRIMARY KEY (window_seconds=? AND window_start=? AND subject=?)"],
  postgres: ["quota_use_pkey"],
}

/** Inserts the row of a window if it is missing, and locks it until the transaction ends. */
export const holdQuotaUse: Query = {
  name: "hold_quota_use",
  sql: `INSERT INTO quota_use (window_seconds, window_start, subject, used) VALUES (:seconds, :start, :subject, 0)
    ON CONFLICT (window_seconds, window_start, subject) DO UPDATE SET used = quota_use.used`,
  plan: { sqlite: [], postgres: [] },
}

/** The used units of a quota in a window. */
export const readQuotaUse: Query = {
  name: "read_quota_use",
  sql: `SELECT used AS "used" FROM quota_use
    WHERE window_seconds = :seconds AND window_start = :start AND subject = :subject`,
  plan: quotaPlan,
}

/** Adds to the used units in a window. */
export const addQuotaUse: Query = {
  name: "add_quota_use",
  sql: `UPDATE quota_use SET used = used + :units
    WHERE window_seconds = :seconds AND window_start = :start AND subject = :subject`,
  plan: quotaPlan,
}

/** Deletes ended windows of a length. */
export const deleteQuotaUse: Query = {
  name: "delete_quota_use",
  sql: "DELETE FROM quota_use WHERE window_seconds = :seconds AND window_start < :before",
  plan: {
    sqlite: ["SEARCH quota_use USING PRIMARY KEY (window_seconds=? AND window_start<?)"],
    postgres: ["quota_use_pkey"],
  },
}
