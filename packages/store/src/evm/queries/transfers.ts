import type { Query } from "../../queries/query.ts"
import { nftColumns, nftPlans, nftSource } from "./nfts.ts"

/** Transfers of some events of a block, in event order, with their NFTs. */
export const transfersWithin: Query = {
  name: "transfers_within",
  sql: `SELECT t.block_number AS "blockNumber", t.log_index AS "logIndex", t.batch_index AS "batchIndex",
    t.standard AS "standard", t.fragment AS "fragment", t.token AS "token", t.token_id AS "tokenId", ${nftColumns}
    FROM evm_transfer t ${nftSource}
    WHERE t.chain_id = :chain AND t.block_number = :block AND t.log_index >= :first AND t.log_index <= :last
    ORDER BY t.log_index, t.batch_index`,
  plan: {
    sqlite: ["SEARCH t USING PRIMARY KEY (chain_id=? AND block_number=? AND log_index>? AND log_index<?)", ...nftPlans],
    postgres: ["evm_transfer_pkey", "evm_nft_pkey", "evm_nft_owner_pkey"],
  },
}

export const deleteTransfersAbove: Query = {
  name: "delete_transfers_above",
  sql: "DELETE FROM evm_transfer WHERE chain_id = :chain AND block_number > :number",
  plan: {
    sqlite: ["SEARCH evm_transfer USING PRIMARY KEY (chain_id=? AND block_number>?)"],
    postgres: ["evm_transfer_pkey"],
  },
}
