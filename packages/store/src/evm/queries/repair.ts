import type { Query } from "../../queries/query.ts"

const ofBlock = {
  sqlite: ["SEARCH evm_block USING PRIMARY KEY (chain_id=? AND number=?)"],
  postgres: ["evm_block_pkey"],
}

/** Deletes a block's own row and its index rows, also those of this hash and time. */
export const deleteBlock: Query = {
  name: "delete_block",
  sql: "DELETE FROM evm_block WHERE chain_id = :chain AND number = :number",
  postgresSql: `WITH gone AS (
      DELETE FROM evm_block WHERE chain_id = :chain AND number = :number RETURNING hash, timestamp
    ), hashes AS (
      DELETE FROM evm_block_hash h USING (SELECT hash FROM gone UNION ALL SELECT CAST(:hash AS bytea)) g
      WHERE h.chain_id = :chain AND h.hash = g.hash
    )
    DELETE FROM evm_block_time t USING (SELECT timestamp FROM gone UNION ALL SELECT CAST(:timestamp AS int8)) g
    WHERE t.chain_id = :chain AND t.timestamp = g.timestamp AND t.number = :number`,
  plan: { ...ofBlock, postgres: ["evm_block_pkey", "evm_block_hash_pkey", "evm_block_time_pkey"] },
}

/** Replaces a block's text only. */
export const rewriteBlockText: Query = {
  name: "rewrite_block_text",
  sql: "UPDATE evm_block SET json = :json WHERE chain_id = :chain AND number = :number",
  plan: ofBlock,
}

const countedBlocks = `SELECT timestamp AS "timestamp", transaction_count AS "transactionCount", gas_used AS "gasUsed"
    FROM evm_block WHERE chain_id = :chain`

/** The shares of the blocks from a moment up to another in the counters, oldest first. */
export const blocksBetween: Query = {
  name: "blocks_between",
  sql: `${countedBlocks} AND timestamp >= :start AND timestamp < :end ORDER BY timestamp, number`,
  // Timestamps never decrease from block to block.
  postgresSql: `${countedBlocks}
    AND number >= (SELECT number FROM evm_block_time WHERE chain_id = :chain AND timestamp >= :start ORDER BY timestamp, number LIMIT 1)
    AND number <= (SELECT number FROM evm_block_time WHERE chain_id = :chain AND timestamp < :end ORDER BY timestamp DESC, number DESC LIMIT 1)
    ORDER BY number`,
  plan: {
    sqlite: ["SEARCH evm_block USING INDEX evm_block_timestamp (chain_id=? AND timestamp>? AND timestamp<?)"],
    postgres: ["evm_block_pkey", "evm_block_time_pkey", "evm_block_time_pkey"],
  },
}

const counterStretch = {
  sqlite: ["SEARCH evm_counter USING PRIMARY KEY (chain_id=? AND period=? AND start>? AND start<?)"],
  postgres: ["evm_counter_pkey"],
}
const withinPeriod = "chain_id = :chain AND period = :period AND start >= :start AND start < :end"

/** Counters from a moment up to another, oldest first, with the columns of their table. */
export const countersBetween: Query = {
  name: "counters_between",
  sql: `SELECT period, start, blocks, transactions, gas_used, first_block_at, last_block_at FROM evm_counter
    WHERE ${withinPeriod} ORDER BY start`,
  plan: counterStretch,
}

export const deleteCountersBetween: Query = {
  name: "delete_counters_between",
  sql: `DELETE FROM evm_counter WHERE ${withinPeriod}`,
  plan: counterStretch,
}

const balancesPlan = (range: string) => ({
  sqlite: [`SEARCH evm_balance USING PRIMARY KEY (chain_id=? AND key=? AND ${range})`],
  postgres: ["evm_balance_pkey"],
})

/** The last row of a balance before a block. */
export const balanceBefore: Query = {
  name: "balance_before",
  sql: `SELECT balance AS "balance" FROM evm_balance WHERE chain_id = :chain AND key = :key AND block_number < :block
    ORDER BY block_number DESC LIMIT 1`,
  plan: balancesPlan("block_number<?"),
}

/** The rows of a balance from a block on, oldest first. */
export const balancesFrom: Query = {
  name: "balances_from",
  sql: `SELECT block_number AS "block", balance AS "balance" FROM evm_balance
    WHERE chain_id = :chain AND key = :key AND block_number >= :from ORDER BY block_number LIMIT :limit`,
  plan: balancesPlan("block_number>?"),
}

/** Deletes rows of a balance from a block up to another, inclusive. */
export const deleteBalances: Query = {
  name: "delete_balances",
  sql: "DELETE FROM evm_balance WHERE chain_id = :chain AND key = :key AND block_number >= :from AND block_number <= :upTo",
  plan: balancesPlan("block_number>? AND block_number<?"),
}

/** All owners of an ERC-721 token, oldest first. */
export const ownersOfToken: Query = {
  name: "owners_of_token",
  sql: `SELECT block_number AS "block", log_index AS "log", batch_index AS "batch", owner AS "owner" FROM evm_nft_owner
    WHERE chain_id = :chain AND contract = :contract AND token_id = :tokenId ORDER BY block_number, log_index, batch_index`,
  plan: {
    sqlite: ["SEARCH evm_nft_owner USING PRIMARY KEY (chain_id=? AND contract=? AND token_id=?)"],
    postgres: ["evm_nft_owner_pkey"],
  },
}

/** The first block with an entry in a list under a key. */
export const firstListed: Query = {
  name: "first_listed",
  sql: `SELECT block_number AS "block" FROM evm_list WHERE chain_id = :chain AND list = :list AND key = :key
    ORDER BY block_number, position, sub LIMIT 1`,
  plan: {
    sqlite: ["SEARCH evm_list USING PRIMARY KEY (chain_id=? AND list=? AND key=?)"],
    postgres: ["evm_list_pkey"],
  },
}

/** The first block that creates a contract. It reads all deployments, so it is used only for a contract that nothing else shows any more. */
export const firstDeploymentOf: Query = {
  name: "first_deployment_of_contract",
  sql: `SELECT block_number AS "block" FROM evm_deployment WHERE chain_id = :chain AND address = :contract
    ORDER BY block_number, transaction_index, sequence LIMIT 1`,
  plan: { sqlite: ["SEARCH evm_deployment USING PRIMARY KEY (chain_id=?)"], postgres: ["evm_deployment_pkey"] },
}

const ofContract = {
  sqlite: ["SEARCH evm_contract USING PRIMARY KEY (chain_id=? AND address=?)"],
  postgres: ["evm_contract_pkey"],
}
const ofToken = {
  sqlite: ["SEARCH evm_nft USING PRIMARY KEY (chain_id=? AND contract=? AND token_id=?)"],
  postgres: ["evm_nft_pkey"],
}

/** Forgets a contract. */
export const deleteContract: Query = {
  name: "delete_contract",
  sql: "DELETE FROM evm_contract WHERE chain_id = :chain AND address = :contract",
  plan: ofContract,
}

/** Forgets an NFT. */
export const deleteToken: Query = {
  name: "delete_token",
  sql: "DELETE FROM evm_nft WHERE chain_id = :chain AND contract = :contract AND token_id = :tokenId",
  plan: ofToken,
}

/** The stored first block that shows a contract. */
export const contractShown: Query = {
  name: "contract_shown",
  sql: `SELECT first_block AS "block" FROM evm_contract WHERE chain_id = :chain AND address = :contract`,
  plan: ofContract,
}

/** The stored first block that shows an NFT. */
export const tokenShown: Query = {
  name: "token_shown",
  sql: `SELECT first_block AS "block" FROM evm_nft WHERE chain_id = :chain AND contract = :contract AND token_id = :tokenId`,
  plan: ofToken,
}

/** The timestamp of the first block at or after a moment. */
export const firstBlockFrom: Query = {
  name: "first_block_from",
  sql: `SELECT timestamp AS "timestamp" FROM evm_block WHERE chain_id = :chain AND timestamp >= :start ORDER BY timestamp LIMIT 1`,
  postgresSql: `SELECT timestamp AS "timestamp" FROM evm_block_time WHERE chain_id = :chain AND timestamp >= :start
    ORDER BY timestamp LIMIT 1`,
  plan: {
    sqlite: ["SEARCH evm_block USING COVERING INDEX evm_block_timestamp (chain_id=? AND timestamp>?)"],
    postgres: ["evm_block_time_pkey"],
  },
}

/** Deletes owners of NFTs without a matching transfer. It reads all owners, after they were found to contradict the transfers. */
export const deleteStrayOwners: Query = {
  name: "delete_stray_owners",
  sql: `DELETE FROM evm_nft_owner WHERE chain_id = :chain AND NOT EXISTS (SELECT 1 FROM evm_transfer t
    WHERE t.chain_id = :chain AND t.block_number = evm_nft_owner.block_number
      AND t.log_index = evm_nft_owner.log_index AND t.batch_index = evm_nft_owner.batch_index
      AND t.standard = 721 AND t.token = evm_nft_owner.contract AND t.token_id = evm_nft_owner.token_id)`,
  plan: {
    sqlite: [
      "SEARCH evm_nft_owner USING PRIMARY KEY (chain_id=?)",
      "SEARCH t USING PRIMARY KEY (chain_id=? AND block_number=? AND log_index=? AND batch_index=?)",
    ],
    postgres: ["evm_nft_owner_pkey", "evm_transfer_pkey"],
  },
}
