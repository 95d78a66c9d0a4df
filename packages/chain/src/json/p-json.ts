import type { AnySchema } from "../codec/schema.ts"
import { pTransferableInput, pTransferableOutput } from "../p/base.ts"
import { pBlock, pBlocks } from "../p/block.ts"
import type { PChainBlock } from "../p/decode.ts"
import { type PChainTransaction, pTransaction } from "../p/transactions.ts"
import { idMember, transaction, transferables } from "./exceptions.ts"
import { secp256k1fx } from "./fx-id.ts"
import { type Exception, NodeJson } from "./node-json.ts"

const renamed: Readonly<Record<string, string>> = { transactions: "txs", transaction: "tx" }

/** The JSON of a block has its id after its height. */
const blockIdException =
  (fields: readonly string[]): Exception =>
  ({ member }, value: { id: Uint8Array }) =>
    fields.flatMap((name) =>
      name === "height" ? [member(name), idMember(value)] : [member(name, renamed[name] ?? name)],
    )

const exceptions = new Map<AnySchema, Exception>([
  ...transferables(pTransferableOutput, pTransferableInput, () => secp256k1fx),
  [pTransaction, transaction],
  ...pBlocks.map((schema): [AnySchema, Exception] => [schema, blockIdException(Object.keys(schema.fields))]),
])

/**
 * Formats a P-Chain transaction or block exactly like a node (encoding `json`). Its 64-bit integers are
 * bare: `JSON.parse` would round them.
 *
 * @example
 * ```ts
 * import { decodePChainBlock, toPChainJson } from "@serac/chain"
 *
 * declare const bytes: Uint8Array
 * toPChainJson(decodePChainBlock(bytes)) // {"time":1795237232,"parentID":"4CoK…","height":1,"id":"26eE…","txs":[…]}
 * ```
 */
export const toPChainJson = (value: PChainTransaction | PChainBlock): string =>
  new NodeJson(exceptions, "P").write("unsigned" in value ? pTransaction : pBlock, value)
