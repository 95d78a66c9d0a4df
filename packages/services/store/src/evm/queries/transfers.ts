import type { Query } from "../../queries/query.ts"

const ownerOf = (alias: string, token: string) => `(SELECT o.owner FROM evm_nft_owner o
    WHERE o.chain_id = ${alias}.chain_id AND o.contract = ${alias}.${token} AND o.token_id = ${alias}.token_id
    ORDER BY o.block_number DESC, o.log_index DESC, o.batch_index DESC LIMIT 1)`

const columns = `t.block_number AS "blockNumber", t.log_index AS "logIndex", t.batch_index AS "batchIndex",
  t.standard AS "standard", t.fragment AS "fragment", t.token_id AS "tokenId"`

/** The contract, and the NFT that is moved, as it is now. */
const nftColumns = `t.token AS "token", n.standard AS "nftStandard", n.token_uri AS "tokenUri",
  n.metadata AS "metadata", ${ownerOf("t", "token")} AS "owner"`
const nft = "LEFT JOIN evm_nft n ON n.chain_id = t.chain_id AND n.contract = t.token AND n.token_id = t.token_id"
const ownerPlan = "SEARCH o USING PRIMARY KEY (chain_id=? AND contract=? AND token_id=?)"
const nftPlans = ["SEARCH n USING PRIMARY KEY (chain_id=? AND contract=? AND token_id=?) LEFT-JOIN", ownerPlan]

// CROSS JOIN keeps SQLite from turning the join round.
const listedSql = (list: string, key: string, withNfts: boolean, more = "") =>
  `SELECT ${withNfts ? `${columns}, ${nftColumns}` : columns}
  FROM ${list} a CROSS JOIN evm_transfer t ${withNfts ? nft : ""}
  WHERE a.chain_id = :chain AND a.${key} = :${key} AND a.block_number >= :startBlock
  AND (a.block_number, a.log_index, a.batch_index) < (:block, :log, :batch) AND t.chain_id = :chain
  AND t.block_number = a.block_number AND t.log_index = a.log_index AND t.batch_index = a.batch_index ${more}
  ORDER BY a.block_number DESC, a.log_index DESC, a.batch_index DESC LIMIT :limit`

const inPartitions = `AND a.block_number >= :floor
  AND t.block_number >= :floor AND t.block_number >= :startBlock AND t.block_number <= :block`

const listed = (list: string, key: string, { withNfts }: { withNfts: boolean }): Omit<Query, "name"> => ({
  sql: listedSql(list, key, withNfts),
  // PostgreSQL prepares to read every partition but those that this leaves out.
  postgresSql: listedSql(list, key, withNfts, inPartitions),
  descendsFrom: "block",
  plan: {
    sqlite: [
      `SEARCH a USING PRIMARY KEY (chain_id=? AND ${key}=? AND block_number>? AND (block_number,log_index,batch_index)<(?,?,?))`,
      "SEARCH t USING PRIMARY KEY (chain_id=? AND block_number=? AND log_index=? AND batch_index=?)",
      ...(withNfts ? nftPlans : []),
    ],
    postgres: [`${list}_pkey`, "evm_transfer_pkey", ...(withNfts ? ["evm_nft_pkey", "evm_nft_owner_pkey"] : [])],
  },
})

/** Transfers of a contract before a position, newest first, without what is known of NFTs: most contracts have none. */
export const listTokenTransfers: Query = {
  name: "list_token_transfers",
  ...listed("evm_token_transfer", "token", { withNfts: false }),
}

/** The same with the NFTs that they move. */
export const listNftContractTransfers: Query = {
  name: "list_nft_contract_transfers",
  ...listed("evm_token_transfer", "token", { withNfts: true }),
}

/** ERC-721 transfers of an address before a position, newest first. */
export const listErc721Transfers: Query = {
  name: "list_erc721_transfers",
  ...listed("evm_erc721_transfer", "address", { withNfts: true }),
}

export const deleteTransfersAbove: Query = {
  name: "delete_transfers_above",
  sql: "DELETE FROM evm_transfer WHERE chain_id = :chain AND block_number > :number",
  plan: {
    sqlite: ["SEARCH evm_transfer USING PRIMARY KEY (chain_id=? AND block_number>?)"],
    postgres: ["evm_transfer_pkey"],
  },
}

const tokenColumns = `n.token_id AS "tokenId", n.standard AS "standard", n.token_uri AS "tokenUri",
  n.metadata AS "metadata", ${ownerOf("n", "contract")} AS "owner"`

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
