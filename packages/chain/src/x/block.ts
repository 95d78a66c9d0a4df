import { id } from "../codec/bytes.ts"
import { u64 } from "../codec/integer.ts"
import type { Infer, Schema } from "../codec/schema.ts"
import { slice } from "../codec/slice.ts"
import { typed } from "../codec/struct.ts"
import { union } from "../codec/union.ts"
import { xTransaction } from "./transactions.ts"
import { xTypeIDs } from "./type-ids.ts"

export const standardBlock = typed("StandardBlock", {
  parentID: id,
  height: u64,
  time: u64,
  merkleRoot: id,
  transactions: slice(xTransaction),
})

const xBlockUnion = union("a block", xTypeIDs, [standardBlock])
export type XChainBlockFields = Infer<typeof xBlockUnion>
export const xBlock: Schema<XChainBlockFields> = xBlockUnion
