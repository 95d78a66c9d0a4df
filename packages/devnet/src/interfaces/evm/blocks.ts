import {
  type BlockNumber,
  type BlockReference,
  type PositionalMethods,
  positionalMethod,
  readEvm,
} from "@serac/wire/node"
import { type EvmBlock, type Hex, toHex, toQuantity } from "../../evm/index.ts"
import { blockJson, headerJson } from "./block-json.ts"
import { blockAt, blockReaders, type EvmContext } from "./evm-context.ts"
import { receiptJson, transactionJson } from "./transaction-json.ts"

/** `eth_` methods about blocks and the transactions in them. */
export function evmBlockMethods(context: EvmContext): PositionalMethods {
  const { chain, hasHelicon } = context
  const { flag, hash, quantity: index } = readEvm
  const { blockNumber, blockReference } = blockReaders(context)
  const form = (at?: BlockReference) => ({ kind: chain.config.kind, hasHelicon, isPending: at === "pending" })
  const known = (of: Hex) => chain.blockByHash(of)
  // Finds a block, and returns undefined for one above the tip instead of throwing.
  const found = (reference: BlockReference): EvmBlock | undefined => {
    if (typeof reference === "object") return known(reference.hash as Hex)
    return typeof reference === "bigint" ? chain.blockAt(reference) : blockAt(context, reference)
  }
  // From Helicon on a number above the tip gives null; before, it is an error.
  const numbered = (at: BlockNumber) => (hasHelicon ? found(at) : blockAt(context, at))
  const transactionAt = (block: EvmBlock | undefined, at: bigint) => {
    const transaction = block?.transactions[Number(at)]
    return block && transaction ? transactionJson(transaction, { block, index: Number(at) }) : null
  }
  const rawAt = (block: EvmBlock | undefined, at: bigint) =>
    toHex(block?.transactions[Number(at)]?.bytes ?? new Uint8Array(0))
  const count = (block: EvmBlock | undefined) => (block === undefined ? null : toQuantity(block.transactions.length))
  return {
    eth_blockNumber: positionalMethod([], () => toQuantity(chain.tip.header.number)),
    eth_getBlockByNumber: positionalMethod([blockNumber, flag], ([at, full]) => {
      const block = numbered(at)
      return block === undefined ? null : blockJson(block, form(at), full)
    }),
    eth_getBlockByHash: positionalMethod([hash, flag], ([of, full]) => {
      const block = known(of)
      return block === undefined ? null : blockJson(block, form(), full)
    }),
    eth_getHeaderByNumber: positionalMethod([blockNumber], ([at]) => {
      const block = numbered(at)
      return block === undefined ? null : headerJson(block, form(at))
    }),
    eth_getHeaderByHash: positionalMethod([hash], ([of]) => {
      const block = known(of)
      return block === undefined ? null : headerJson(block, form())
    }),
    eth_getBlockReceipts: positionalMethod([blockReference], ([at]) => {
      const block = found(at)
      return block?.transactions.map((_, place) => receiptJson({ block, index: place }, chain.crypto)) ?? null
    }),
    eth_getBlockTransactionCountByNumber: positionalMethod([blockNumber], ([at]) => count(found(at))),
    eth_getBlockTransactionCountByHash: positionalMethod([hash], ([of]) => count(known(of))),
    eth_getUncleCountByBlockNumber: positionalMethod([blockNumber], ([at]) => (found(at) === undefined ? null : "0x0")),
    eth_getUncleCountByBlockHash: positionalMethod([hash], ([of]) => (known(of) === undefined ? null : "0x0")),
    eth_getUncleByBlockNumberAndIndex: positionalMethod([blockNumber, index], ([at]) => {
      numbered(at)
      return null
    }),
    eth_getUncleByBlockHashAndIndex: positionalMethod([hash, index], () => null),
    eth_getTransactionByBlockNumberAndIndex: positionalMethod([blockNumber, index], ([at, place]) =>
      transactionAt(found(at), place),
    ),
    eth_getTransactionByBlockHashAndIndex: positionalMethod([hash, index], ([of, place]) =>
      transactionAt(known(of), place),
    ),
    eth_getRawTransactionByBlockNumberAndIndex: positionalMethod([blockNumber, index], ([at, place]) =>
      rawAt(found(at), place),
    ),
    eth_getRawTransactionByBlockHashAndIndex: positionalMethod([hash, index], ([of, place]) => rawAt(known(of), place)),
  }
}
