import { id } from "../codec/bytes.ts"
import { u64 } from "../codec/integer.ts"
import type { Infer } from "../codec/schema.ts"
import { slice } from "../codec/slice.ts"
import { typed } from "../codec/struct.ts"
import { union } from "../codec/union.ts"
import { pTransaction } from "./transactions.ts"
import { pTypeIDs } from "./type-ids.ts"

const apricot = { parentID: id, height: u64 }
const banff = { time: u64, ...apricot }
const transactions = slice(pTransaction)

export const pBlocks = [
  typed("ApricotProposalBlock", { ...apricot, transaction: pTransaction }),
  typed("ApricotAbortBlock", apricot),
  typed("ApricotCommitBlock", apricot),
  typed("ApricotStandardBlock", { ...apricot, transactions }),
  typed("ApricotAtomicBlock", { ...apricot, transaction: pTransaction }),
  typed("BanffProposalBlock", { time: u64, transactions, ...apricot, transaction: pTransaction }),
  typed("BanffAbortBlock", banff),
  typed("BanffCommitBlock", banff),
  typed("BanffStandardBlock", { ...banff, transactions }),
] as const

export const pBlock = union("a block", pTypeIDs, pBlocks)

export type PChainBlockFields = Infer<typeof pBlock>
