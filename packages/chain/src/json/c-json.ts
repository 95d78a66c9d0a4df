import {
  type CChainAtomicTransaction,
  cTransaction,
  cTransferableInput,
  cTransferableOutput,
} from "../c/transactions.ts"
import type { AnySchema } from "../codec/schema.ts"
import { transferables } from "./exceptions.ts"
import { noFx } from "./fx-id.ts"
import { type Exception, NodeJson } from "./node-json.ts"

const exceptions = new Map<AnySchema, Exception>([
  ...transferables(cTransferableOutput, cTransferableInput, () => noFx),
  [cTransaction, ({ member }) => [member("unsigned", "unsignedTx"), member("credentials")]],
])

/**
 * The JSON of an atomic C-Chain transaction: the output of the node's encoder, although no method returns it. Addresses
 * are short ids, and there are no feature extension ids.
 *
 * @example
 * ```ts
 * import { decodeCChainAtomicTransaction, toCChainAtomicJson } from "@serac/chain"
 *
 * declare const bytes: Uint8Array
 * toCChainAtomicJson(decodeCChainAtomicTransaction(bytes))
 * ```
 */
export const toCChainAtomicJson = (value: CChainAtomicTransaction): string =>
  new NodeJson(exceptions).write(cTransaction, value)
