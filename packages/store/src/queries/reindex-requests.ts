import type { Query } from "./query.ts"

const requestPlan: Query["plan"] = {
  sqlite: ["SEARCH reindex_request USING PRIMARY KEY (chain_id=? AND contract=? AND token_id=?)"],
  postgres: ["reindex_request_pkey"],
}

/** When reindexing of an NFT was last requested. */
export const reindexRequestedAt: Query = {
  name: "reindex_requested_at",
  sql: `SELECT requested_at AS "requestedAt" FROM reindex_request
    WHERE chain_id = :chain AND contract = :contract AND token_id = :tokenId`,
  plan: requestPlan,
}

/** Changes nothing if another process made the request since `:before`. */
export const requestReindex: Query = {
  name: "request_reindex",
  sql: `INSERT INTO reindex_request (chain_id, contract, token_id, requested_at, pending)
    VALUES (:chain, :contract, :tokenId, :now, 1)
    ON CONFLICT (chain_id, contract, token_id) DO UPDATE SET requested_at = excluded.requested_at, pending = 1
    WHERE reindex_request.requested_at <= :before`,
  plan: { sqlite: [], postgres: [] },
}

/** Pending requests, oldest first. */
export const pendingReindexRequests: Query = {
  name: "pending_reindex_requests",
  sql: `SELECT contract AS "contract", token_id AS "tokenId", requested_at AS "requestedAt" FROM reindex_request
    WHERE chain_id = :chain AND pending = 1 ORDER BY requested_at, contract, token_id LIMIT :limit`,
  plan: {
    sqlite: ["SEARCH reindex_request USING COVERING INDEX reindex_request_pending (chain_id=?)"],
    postgres: ["reindex_request_pending"],
  },
}

/** Marks a request as done, unless it was renewed meanwhile. */
export const settleReindexRequest: Query = {
  name: "settle_reindex_request",
  sql: `UPDATE reindex_request SET pending = 0 WHERE chain_id = :chain AND contract = :contract
    AND token_id = :tokenId AND requested_at <= :requestedAt`,
  plan: requestPlan,
}

/** Deletes completed requests that no longer block another request. */
export const deleteReindexRequests: Query = {
  name: "delete_reindex_requests",
  sql: "DELETE FROM reindex_request WHERE pending = 0 AND requested_at <= :before",
  plan: {
    sqlite: ["SEARCH reindex_request USING INDEX reindex_request_done (requested_at<?)"],
    postgres: ["reindex_request_done"],
  },
}
