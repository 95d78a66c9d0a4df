import { RLP } from "@ethereumjs/rlp"
import type { EvmBlock } from "../block/block.ts"
import type { Execution } from "../block/execution.ts"
import { stateRootOf } from "../block/outcome.ts"
import type { Receipt } from "../block/receipt.ts"
import { fromHex, type Hex, toHex, toQuantity } from "../codec/hex.ts"
import type { EvmKind } from "../config/chain-config.ts"
import type { Crypto } from "../crypto/crypto.ts"
import type { GasClock } from "../fees/gas-clock.ts"
import { headerItems, headerOf } from "../header/header.ts"
import { readTransaction } from "../transaction/decode.ts"
import type { Transaction } from "../transaction/transaction.ts"

/** A chain as plain JSON: all blocks, all stored states, and the pending transactions. */
export interface ChainDump {
  /** The blocks from the genesis on. */
  readonly blocks: readonly DumpedBlock[]
  /** Trie nodes and codes by their keys. */
  readonly nodes: Readonly<Record<string, Hex>>
  readonly pool: readonly DumpedTransaction[]
}

/** A transaction with its sender, which the signature of an impersonated transaction does not give. */
interface DumpedTransaction {
  readonly bytes: Hex
  readonly from: Hex
}

interface DumpedBlock {
  readonly header: Hex
  readonly hash: Hex
  readonly size: number
  readonly blockExtraData: Hex
  readonly transactions: readonly DumpedTransaction[]
  readonly receipts: readonly DumpedReceipt[]
  /** Indices of failed predicates by transaction hash. */
  readonly predicates: Readonly<Record<Hex, readonly number[]>>
  /** The outcome of the execution, if the header does not contain it. */
  readonly execution?: DumpedExecution
  /** The state root, if the state was edited after the block. */
  readonly root?: Hex
}

type Dumped<Value> = { readonly [Name in keyof Value]: Hex }

interface DumpedExecution extends Dumped<Pick<Execution, "stateRoot" | "baseFee">> {
  readonly clock: Dumped<GasClock>
  readonly latestClock: Dumped<GasClock>
}

type DumpedReceipt = Readonly<
  Omit<Receipt, "gasUsed" | "cumulativeGasUsed" | "effectiveGasPrice" | "logs" | "contractAddress"> & {
    gasUsed: Hex
    cumulativeGasUsed: Hex
    effectiveGasPrice: Hex
    contractAddress: Hex | null
    logs: readonly { readonly address: Hex; readonly topics: readonly Hex[]; readonly data: Hex }[]
  }
>

export const dumpTransaction = ({ bytes, from }: Transaction): DumpedTransaction => ({ bytes: toHex(bytes), from })

export const loadTransaction = ({ bytes, from }: DumpedTransaction, crypto: Crypto): Transaction =>
  readTransaction(fromHex(bytes), from, crypto)

/** Converts a block to plain JSON. */
export function dumpBlock(block: EvmBlock, kind: EvmKind, root: Hex): DumpedBlock {
  return {
    header: toHex(RLP.encode(headerItems(block.header, kind))),
    hash: block.hash,
    size: block.size,
    blockExtraData: toHex(block.blockExtraData),
    transactions: block.transactions.map(dumpTransaction),
    receipts: block.receipts.map((receipt) => ({
      succeeded: receipt.succeeded,
      gasUsed: toQuantity(receipt.gasUsed),
      cumulativeGasUsed: toQuantity(receipt.cumulativeGasUsed),
      effectiveGasPrice: toQuantity(receipt.effectiveGasPrice),
      contractAddress: receipt.contractAddress ?? null,
      logs: receipt.logs.map(({ address, topics, data }) => ({ address, topics, data: toHex(data) })),
    })),
    predicates: Object.fromEntries([...block.predicates].map(([hash, failed]) => [hash, [...failed]])),
    ...(block.execution && { execution: dumpExecution(block.execution) }),
    ...(root === stateRootOf(block) ? {} : { root }),
  }
}

/** Restores a block of a dump. */
export function loadBlock(dumped: DumpedBlock, kind: EvmKind, crypto: Crypto): EvmBlock {
  return {
    header: headerOf(RLP.decode(fromHex(dumped.header)) as Uint8Array[], kind),
    hash: dumped.hash,
    size: dumped.size,
    blockExtraData: fromHex(dumped.blockExtraData),
    transactions: dumped.transactions.map((transaction) => loadTransaction(transaction, crypto)),
    receipts: dumped.receipts.map((receipt) => ({
      succeeded: receipt.succeeded,
      gasUsed: BigInt(receipt.gasUsed),
      cumulativeGasUsed: BigInt(receipt.cumulativeGasUsed),
      effectiveGasPrice: BigInt(receipt.effectiveGasPrice),
      contractAddress: receipt.contractAddress ?? undefined,
      logs: receipt.logs.map(({ address, topics, data }) => ({ address, topics, data: fromHex(data) })),
    })),
    predicates: new Map(
      Object.entries(dumped.predicates).map(([hash, failed]) => [hash as Hex, new Set(failed)] as const),
    ),
    ...(dumped.execution && { execution: loadExecution(dumped.execution) }),
  }
}

const dumpExecution = ({ stateRoot, baseFee, clock, latestClock }: Execution): DumpedExecution => ({
  stateRoot,
  baseFee: toQuantity(baseFee),
  clock: dumpClock(clock),
  latestClock: dumpClock(latestClock),
})

const loadExecution = ({ stateRoot, baseFee, clock, latestClock }: DumpedExecution): Execution => ({
  stateRoot,
  baseFee: BigInt(baseFee),
  clock: loadClock(clock),
  latestClock: loadClock(latestClock),
})

const dumpClock = ({ seconds, fraction, target, excess, minPrice }: GasClock): Dumped<GasClock> => ({
  seconds: toQuantity(seconds),
  fraction: toQuantity(fraction),
  target: toQuantity(target),
  excess: toQuantity(excess),
  minPrice: toQuantity(minPrice),
})

const loadClock = ({ seconds, fraction, target, excess, minPrice }: Dumped<GasClock>): GasClock => ({
  seconds: BigInt(seconds),
  fraction: BigInt(fraction),
  target: BigInt(target),
  excess: BigInt(excess),
  minPrice: BigInt(minPrice),
})
