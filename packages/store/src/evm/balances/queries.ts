import { batchQueries } from "../../queries/batch.ts"
import type { Query } from "../../queries/query.ts"
import { type Emptied, emptied } from "../queries/emptied.ts"
import { journaled } from "../queries/journal.ts"
import { ownerSubquery } from "../queries/nfts.ts"

const lastOf = (table: string, column: string, more = "") => `(SELECT x.${column} FROM ${table} x
    WHERE x.chain_id = :chain AND x.key = h.key ${more} ORDER BY x.block_number DESC LIMIT 1)`
const holdingPlan = (range: string) => `SEARCH h USING PRIMARY KEY (chain_id=? AND held=? AND ${range})`
const lastPlan = "SEARCH x USING PRIMARY KEY (chain_id=? AND key=?)"
const untilPlan = "SEARCH x USING PRIMARY KEY (chain_id=? AND key=? AND block_number<?)"

/** The stored keys of balances among the given ones, with the last row of each. */
export const holdingsByKeys = batchQueries(
  "holdings_by_keys",
  (values) => `SELECT h.key AS "key", h.held AS "held", ${lastOf("evm_balance", "balance")} AS "balance"
    FROM evm_holding h WHERE h.chain_id = :chain AND h.held IN (0, 1) AND h.key IN (${values})`,
  { sqlite: [holdingPlan("key=?"), lastPlan], postgres: ["evm_holding_pkey", "evm_balance_pkey"] },
)

/** The last answers for keys of balances. */
export const answersByKeys = batchQueries(
  "balance_answers_by_keys",
  (values) => `SELECT h.key AS "key", ${lastOf("evm_balance_answer", "balance")} AS "balance"
    FROM evm_holding h WHERE h.chain_id = :chain AND h.held IN (0, 1) AND h.key IN (${values})`,
  { sqlite: [holdingPlan("key=?"), lastPlan], postgres: ["evm_holding_pkey", "evm_balance_answer_pkey"] },
)

/** The balances of some keys by the events up to a block. */
export const balancesAt = batchQueries(
  "balances_at",
  (values) => `SELECT h.key AS "key", h.held AS "held",
      ${lastOf("evm_balance", "balance", "AND x.block_number <= :block")} AS "balance"
    FROM evm_holding h WHERE h.chain_id = :chain AND h.held IN (0, 1) AND h.key IN (${values})`,
  { sqlite: [holdingPlan("key=?"), untilPlan], postgres: ["evm_holding_pkey", "evm_balance_pkey"] },
)

/** Owners of a contract's NFTs before a block; only NFTs that were moved before it. */
export const ownersBefore = batchQueries(
  "nft_owners_before",
  (
    values,
  ) => `SELECT n.token_id AS "tokenId", ${ownerSubquery("n", "contract", "AND o.block_number < :before")} AS "owner"
    FROM evm_nft n WHERE n.chain_id = :chain AND n.contract = :contract AND n.token_id IN (${values})`,
  {
    sqlite: [
      "SEARCH n USING PRIMARY KEY (chain_id=? AND contract=? AND token_id=?)",
      "SEARCH o USING PRIMARY KEY (chain_id=? AND contract=? AND token_id=? AND block_number<?)",
    ],
    postgres: ["evm_nft_pkey", "evm_nft_owner_pkey"],
  },
)

/** Verdicts of tokens, each a standard and a contract. */
export const verdictsByTokens = batchQueries(
  "balance_verdicts_by_tokens",
  (values) => `SELECT token AS "token", agreed AS "agreed", differed AS "differed", unanswered AS "unanswered",
      differs_since AS "differsSince", walk_at AS "walkAt", walked AS "walked" FROM evm_balance_verdict WHERE chain_id = :chain AND token IN (${values})`,
  {
    sqlite: ["SEARCH evm_balance_verdict USING PRIMARY KEY (chain_id=? AND token=?)"],
    postgres: ["evm_balance_verdict_pkey"],
  },
)

/** The token that has waited longest for a query of all its holders. */
export const dueWalk: Query = {
  name: "due_balance_walk",
  sql: `SELECT token AS "token", walked AS "walked" FROM evm_balance_verdict
    WHERE chain_id = :chain AND walk_at IS NOT NULL AND walk_at <= :now ORDER BY walk_at, token LIMIT 1`,
  plan: {
    sqlite: ["SEARCH evm_balance_verdict USING INDEX evm_balance_verdict_due (chain_id=? AND walk_at>? AND walk_at<?)"],
    postgres: ["evm_balance_verdict_due"],
  },
}

/** Marks all holders of the tokens that differ for another query; reads all known tokens. */
export const walkAgain: Query = {
  name: "walk_balances_again",
  sql: `UPDATE evm_balance_verdict SET walk_at = 0, walked = NULL
    WHERE chain_id = :chain AND differed > 0`,
  plan: {
    sqlite: ["SEARCH evm_balance_verdict USING PRIMARY KEY (chain_id=?)"],
    postgres: ["evm_balance_verdict_pkey"],
  },
}

/** Keys of balances that blocks above a number changed. */
export const balancesTouchedAbove: Query = {
  name: "balances_touched_above",
  sql: `SELECT key AS "key" FROM evm_journal
    WHERE chain_id = :chain AND block_number > :number AND list = ${journaled.balance}`,
  plan: {
    sqlite: ["SEARCH evm_journal USING PRIMARY KEY (chain_id=? AND block_number>?)"],
    postgres: ["evm_journal_pkey"],
  },
}

/** The tables that a rebuild of the balances empties; the verdicts of tokens stay. */
export const emptiedTables: readonly Emptied[] = [
  emptied("evm_balance", ["key", "block_number"]),
  emptied("evm_balance_answer", ["key", "block_number"]),
  emptied("evm_holding", ["held", "key"]),
]
export const emptyingQueries: readonly Query[] = emptiedTables.flatMap((table) => Object.values<Query>({ ...table }))

// The key's standard and contract bytes, which end the key of an ERC-20 token.
const token = "substr(h.key, 21, 21)"
const contract = "substr(h.key, 22, 20)"
const tokenId = "substr(h.key, 42)"

/** Tokens that a holder has (`:held` 1) or once had (0), with the balances by the events and by the contract after a block. */
const balancePageQuery = (name: string, withNfts: boolean): Query => ({
  name,
  sql: `SELECT h.key AS "key", ${lastOf("evm_balance", "balance", "AND x.block_number <= :block")} AS "balance",
      ${lastOf("evm_balance_answer", "block_number", "AND x.block_number <= :block")} AS "answeredAt",
      ${lastOf("evm_balance_answer", "balance", "AND x.block_number <= :block")} AS "answer",
      v.agreed AS "agreed", v.differed AS "differed", v.unanswered AS "unanswered", v.differs_since AS "differsSince"
      ${withNfts ? `, n.standard AS "nftStandard", n.token_uri AS "tokenUri", n.metadata AS "metadata", ${ownerSubquery("n", "contract")} AS "owner"` : ""}
    FROM evm_holding h
      LEFT JOIN evm_balance_verdict v ON v.chain_id = :chain AND v.token = ${token}
      ${withNfts ? `LEFT JOIN evm_nft n ON n.chain_id = :chain AND n.contract = ${contract} AND n.token_id = ${tokenId}` : ""}
    WHERE h.chain_id = :chain AND h.held = :held AND h.key >= :from AND h.key <= :to ORDER BY h.key LIMIT :limit`,
  plan: {
    sqlite: [
      holdingPlan("key>? AND key<?"),
      "SEARCH v USING PRIMARY KEY (chain_id=? AND token=?) LEFT-JOIN",
      ...(withNfts ? ["SEARCH n USING PRIMARY KEY (chain_id=? AND contract=? AND token_id=?) LEFT-JOIN"] : []),
      untilPlan,
      untilPlan,
      untilPlan,
      ...(withNfts ? ["SEARCH o USING PRIMARY KEY (chain_id=? AND contract=? AND token_id=?)"] : []),
    ],
    postgres: [
      "evm_holding_pkey",
      "evm_balance_pkey",
      "evm_balance_answer_pkey",
      "evm_balance_answer_pkey",
      "evm_balance_verdict_pkey",
      ...(withNfts ? ["evm_nft_pkey", "evm_nft_owner_pkey"] : []),
    ],
  },
})

/** A range of a holder's tokens. */
export const listHoldings: Query = balancePageQuery("list_holdings", false)
/** A range of a holder's NFTs, with their metadata. */
export const listNftHoldings: Query = balancePageQuery("list_nft_holdings", true)
