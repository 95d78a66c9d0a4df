import type { Query } from "./query.ts"

/** What every indexer last said of itself. */
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

/** Blocks of a subject that are set aside, ascending. */
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

/** Forgets those that are stored. */
export const releaseQuarantined: Query = {
  name: "release_quarantined",
  sql: "DELETE FROM quarantined_block WHERE subject = :subject AND number <= :number",
  plan: {
    sqlite: ["SEARCH quarantined_block USING INDEX sqlite_autoindex_quarantined_block_1 (subject=? AND number<?)"],
    postgres: ["quarantined_block_pkey"],
  },
}
