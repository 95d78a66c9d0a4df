import { toArray, toNumber } from "../../../core/node/index.ts"
import { tokenMoves } from "../../decode/token-moves.ts"
import { dataBytes } from "../answer-values.ts"
import { chainColumns, evmTable, placeColumns, transactionColumns } from "../evm-table.ts"
import { loggedIn } from "./logs.ts"

export const transfersTable = evmTable({
  name: "transfers",
  about: "transfers of ERC-20, ERC-721 and ERC-1155 tokens, as this software decodes them",
  columns: {
    ...placeColumns,
    ...transactionColumns,
    log_index: { kind: "u32", about: "position of the log in the block" },
    batch_index: { kind: "u32", about: "position in a batch of ERC-1155; else 0" },
    standard: { kind: "u32", about: "20, 721 or 1155" },
    token: { kind: "bytes", about: "contract of the token" },
    from_address: { kind: "bytes", about: "who had it; zeros if it was made" },
    to_address: { kind: "bytes", about: "who gets it; zeros if it is destroyed" },
    token_id: { kind: "u256", isNullable: true, about: "ID of an ERC-721 or ERC-1155 token" },
    value: { kind: "u256", isNullable: true, about: "amount of ERC-20 and ERC-1155, in the smallest unit" },
    ...chainColumns,
  },
  *rowsOf(block) {
    for (const { transaction, log } of loggedIn(block)) {
      const logIndex = toNumber(log.logIndex, "logIndex")
      const moves = tokenMoves(toArray(log.topics, "topics"), String(log.data), logIndex)
      if (moves === undefined) continue
      for (const [batchIndex, { tokenId, value }] of moves.moved.entries())
        yield {
          block_number: block.number,
          block_hash: block.hash,
          transaction_index: transaction.index,
          transaction_hash: transaction.hash,
          log_index: logIndex,
          batch_index: batchIndex,
          standard: moves.standard,
          token: dataBytes(log.address, "address"),
          from_address: dataBytes(moves.from, "from"),
          to_address: dataBytes(moves.to, "to"),
          token_id: tokenId === undefined ? undefined : BigInt(tokenId),
          value: value === undefined ? undefined : BigInt(value),
          chain_id: block.chainId,
        }
    }
  },
})
