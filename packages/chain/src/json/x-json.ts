import type { AnySchema } from "../codec/schema.ts"
import { standardBlock, xBlock } from "../x/block.ts"
import type { XChainBlock } from "../x/decode.ts"
import { xCredential } from "../x/slots.ts"
import {
  initialState,
  operation,
  type XChainTransaction,
  xTransaction,
  xTransferableInput,
  xTransferableOutput,
} from "../x/transactions.ts"
import { idMember, transaction, transferables } from "./exceptions.ts"
import { fxID, fxIDAt, fxIDOf } from "./fx-id.ts"
import { type Exception, NodeJson } from "./node-json.ts"

interface Typed {
  readonly type: string
}

const exceptions = new Map<AnySchema, Exception>([
  ...transferables(xTransferableOutput, xTransferableInput, fxIDOf),
  [xCredential, ({ plain }, value: Typed) => [fxID(fxIDOf(value)), `"credential":${plain()}`]],
  [
    initialState,
    ({ member }, { fxIndex }: { fxIndex: number }) => [member("fxIndex"), fxID(fxIDAt(fxIndex)), member("outputs")],
  ],
  [
    operation,
    ({ member }, value: { operation: Typed }) => [
      member("assetID"),
      member("inputIDs"),
      fxID(fxIDOf(value.operation)),
      member("operation"),
    ],
  ],
  [xTransaction, transaction],
  [
    standardBlock,
    ({ member }, value: { id: Uint8Array }) => [
      member("parentID"),
      member("height"),
      member("time"),
      member("merkleRoot"),
      member("transactions", "txs"),
      idMember(value),
    ],
  ],
])

/**
 * Formats an X-Chain transaction or block exactly like a node (encoding `json`). Its 64-bit integers
 * are bare: `JSON.parse` would round them.
 *
 * @example
 * ```ts
 * import { decodeXChainTransaction, toXChainJson } from "@serac/chain"
 *
 * declare const bytes: Uint8Array
 * toXChainJson(decodeXChainTransaction(bytes)) // {"unsignedTx":{"networkID":1337,…},"credentials":[…],"id":"dXCZ…"}
 * ```
 */
export const toXChainJson = (value: XChainTransaction | XChainBlock): string =>
  new NodeJson(exceptions, "X").write("unsigned" in value ? xTransaction : xBlock, value)
