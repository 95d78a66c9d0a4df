import type { Query } from "./query.ts"

/** Counts of a subject from a position on, in the order of their key. */
export const listUsage: Query = {
  name: "list_usage",
  sql: `SELECT subject AS "subject", resolution AS "resolution", start_at AS "start", cell AS "cell", writer AS "writer",
    requests AS "requests", succeeded AS "succeeded", invalid AS "invalid", credits AS "credits", wasted AS "wasted",
    latency AS "latency" FROM usage_count
    WHERE subject = :subject AND resolution = :resolution AND start_at < :end AND (start_at, cell, writer) > (:start, :cell, :writer)
    ORDER BY start_at, cell, writer LIMIT :limit`,
  plan: {
    sqlite: [
      "SEARCH usage_count USING PRIMARY KEY (subject=? AND resolution=? AND (start_at,cell,writer)>(?,?,?) AND start_at<?)",
    ],
    postgres: ["usage_count_pkey"],
  },
}

/** Deletes the counts of a resolution before a moment. */
export const pruneUsage: Query = {
  name: "prune_usage",
  sql: "DELETE FROM usage_count WHERE resolution = :resolution AND start_at < :start",
  plan: {
    sqlite: ["SEARCH usage_count USING INDEX usage_count_age (resolution=? AND start_at<?)"],
    postgres: ["usage_count_age"],
  },
}

/** Requests of an organisation before a position, newest first. */
export const listLoggedRequests: Query = {
  name: "list_logged_requests",
  sql: `SELECT org_id AS "orgId", logged_at AS "at", id AS "id", entry AS "entry" FROM logged_request
    WHERE org_id = :orgId AND logged_at >= :start AND (logged_at, id) < (:at, :id)
    ORDER BY logged_at DESC, id DESC LIMIT :limit`,
  plan: {
    sqlite: ["SEARCH logged_request USING PRIMARY KEY (org_id=? AND logged_at>? AND (logged_at,id)<(?,?))"],
    postgres: ["logged_request_pkey"],
  },
}

/** The end time of the request at an offset from the newest. */
export const oldestKeptRequest: Query = {
  name: "oldest_kept_request",
  sql: `SELECT logged_at AS "at" FROM logged_request WHERE logged_at < :at ORDER BY logged_at DESC LIMIT 1 OFFSET :most`,
  plan: {
    sqlite: ["SEARCH logged_request USING COVERING INDEX logged_request_age (logged_at<?)"],
    postgres: ["logged_request_age"],
  },
}

/** Deletes the requests before a moment. */
export const pruneLoggedRequests: Query = {
  name: "prune_logged_requests",
  sql: "DELETE FROM logged_request WHERE logged_at < :at",
  plan: {
    sqlite: ["SEARCH logged_request USING INDEX logged_request_age (logged_at<?)"],
    postgres: ["logged_request_age"],
  },
}
