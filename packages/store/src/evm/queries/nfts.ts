import type { Query } from "../../queries/query.ts"

/**
 * Subquery for the recipient of an NFT's last transfer.
 *
 * @param token - the column of an alias that has its contract.
 * @param more - further conditions on the transfer `o`.
 */
export const ownerSubquery = (alias: string, token: string, more = "") => `(SELECT o.owner FROM evm_nft_owner o
    WHERE o.chain_id = :chain AND o.contract = ${alias}.${token} AND o.token_id = ${alias}.token_id ${more}
    ORDER BY o.block_number DESC, o.log_index DESC, o.batch_index DESC LIMIT 1)`

/** Columns of the NFT that a transfer moves, in its current state. */
export const nftColumns = `n.standard AS "nftStandard", n.token_uri AS "tokenUri",
  n.metadata AS "metadata", ${ownerSubquery("t", "token")} AS "owner"`
/** The joins of these columns to a transfer `t`. */
export const nftSource =
  "LEFT JOIN evm_nft n ON n.chain_id = :chain AND n.contract = t.token AND n.token_id = t.token_id"
const ownerPlan = "SEARCH o USING PRIMARY KEY (chain_id=? AND contract=? AND token_id=?)"
/** SQLite's plan for these joins. */
export const nftPlans = ["SEARCH n USING PRIMARY KEY (chain_id=? AND contract=? AND token_id=?) LEFT-JOIN", ownerPlan]

const tokenColumns = `n.token_id AS "tokenId", n.standard AS "standard", n.token_uri AS "tokenUri",
  n.metadata AS "metadata", ${ownerSubquery("n", "contract")} AS "owner"`

/** NFTs of a contract above a token ID, ascending. */
export const listTokens: Query = {
  name: "list_tokens",
  sql: `SELECT ${tokenColumns} FROM evm_nft n
    WHERE n.chain_id = :chain AND n.contract = :contract AND n.token_id > :tokenId ORDER BY n.token_id LIMIT :limit`,
  plan: {
    sqlite: ["SEARCH n USING PRIMARY KEY (chain_id=? AND contract=? AND token_id>?)", ownerPlan],
    postgres: ["evm_nft_pkey", "evm_nft_owner_pkey"],
  },
}

export const tokenById: Query = {
  name: "token_by_id",
  sql: `SELECT ${tokenColumns} FROM evm_nft n
    WHERE n.chain_id = :chain AND n.contract = :contract AND n.token_id = :tokenId`,
  plan: {
    sqlite: ["SEARCH n USING PRIMARY KEY (chain_id=? AND contract=? AND token_id=?)", ownerPlan],
    postgres: ["evm_nft_pkey", "evm_nft_owner_pkey"],
  },
}
