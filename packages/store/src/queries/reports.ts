import type { Query } from "./query.ts"

/** The last report of every indexer. */
export const listReports: Query = {
  name: "list_reports",
  sql: `SELECT report AS "report" FROM indexer_report WHERE subject > :subject ORDER BY subject`,
  plan: {
    sqlite: ["SEARCH indexer_report USING PRIMARY KEY (subject>?)"],
    postgres: ["indexer_report_pkey"],
  },
}

export const deleteReports: Query = {
  name: "delete_reports",
  sql: "DELETE FROM indexer_report WHERE subject = :subject",
  plan: {
    sqlite: ["SEARCH indexer_report USING PRIMARY KEY (subject=?)"],
    postgres: ["indexer_report_pkey"],
  },
}

/** The quarantined blocks of a subject, ascending. */
export const listQuarantined: Query = {
  name: "list_quarantined",
  sql: `SELECT subject AS "subject", number AS "number", hash AS "hash", reason AS "reason", attempts AS "attempts",
    first_at AS "firstAt", last_at AS "lastAt", software AS "software", answers AS "answers"
    FROM quarantined_block WHERE subject = :subject AND number > :number ORDER BY number`,
  plan: {
    sqlite: ["SEARCH quarantined_block USING INDEX sqlite_autoindex_quarantined_block_1 (subject=? AND number>?)"],
    postgres: ["quarantined_block_pkey"],
  },
}

/** Deletes the quarantined blocks that are stored now. */
export const releaseQuarantined: Query = {
  name: "release_quarantined",
  sql: "DELETE FROM quarantined_block WHERE subject = :subject AND number <= :number",
  plan: {
    sqlite: ["SEARCH quarantined_block USING INDEX sqlite_autoindex_quarantined_block_1 (subject=? AND number<?)"],
    postgres: ["quarantined_block_pkey"],
  },
}
