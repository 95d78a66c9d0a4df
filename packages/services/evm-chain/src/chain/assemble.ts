import { RLP } from "@ethereumjs/rlp"
import { type EvmBlock, encodeBlock } from "../block/block.ts"
import { listRoot } from "../block/list-root.ts"
import { encodePredicateResults } from "../block/predicate-results.ts"
import { bloomOf, encodeReceipt, type Receipt } from "../block/receipt.ts"
import { empty, type Hex, toHex } from "../codec/hex.ts"
import { activePrecompiles } from "../config/chain-config.ts"
import type { FeeConfig } from "../config/fee-config.ts"
import type { BlockContext } from "../execute/block-context.ts"
import type { Machine } from "../execute/machine.ts"
import { execute } from "../execute/transition.ts"
import { type Header, headerHash } from "../header/header.ts"
import { constantMembers, emptyRoot, extraDataOf, feeBytes, nextHeader } from "../header/next.ts"
import type { WarpVerifier } from "../ports/warp.ts"
import { applyUpgrades } from "../precompiles/configure.ts"
import type { ChainIdentity, Predicates } from "../precompiles/precompile.ts"
import { predicatesOf } from "../precompiles/predicate.ts"
import { predicateHolds } from "../precompiles/verify-predicate.ts"
import { effectiveGasPrice, type Transaction } from "../transaction/transaction.ts"
import type { AtomicTransfers } from "./atomic.ts"

/** What a block is made of. */
export interface Template {
  readonly parent: EvmBlock
  /** Milliseconds since 1970. */
  readonly milliseconds: bigint
  /** The fees in the parent's state (subnet-evm). */
  readonly feeConfig: FeeConfig
  /** To whom fees go. */
  readonly coinbase: Hex
  /** Transactions in order; is told whether each could be executed. */
  readonly transactions: Generator<Transaction, void, boolean | undefined>
  /** A transaction that cannot be in the block: thrown on, or left out. */
  readonly refuse: (transaction: Transaction, reason: unknown) => void
  readonly atomic: AtomicTransfers | undefined
}

/** What makes blocks. */
export interface Assembler {
  readonly machine: Machine
  readonly identity: ChainIdentity
  readonly warp: WarpVerifier | undefined
}

/** Executes what a block is made of on the machine's state, which has to be the parent's, and gives the block. */
export async function assemble({ machine, identity, warp }: Assembler, template: Template): Promise<EvmBlock> {
  const { parent, milliseconds, feeConfig, coinbase } = template
  const { config, crypto, state } = machine
  const next = nextHeader(parent.header, milliseconds, config, feeConfig)
  const number = parent.header.number + 1n
  const timestamp = milliseconds / 1000n
  const context: BlockContext = { number, timestamp, gasLimit: next.gasLimit, baseFee: next.baseFeePerGas, coinbase }
  machine.enter(context)
  await applyUpgrades(state, config, { parentTime: Number(parent.header.timestamp), time: Number(timestamp), number })

  const warpConfig = activePrecompiles(config, Number(timestamp)).warpConfig
  const predicatesFor = async ({ accessList }: Transaction): Promise<Predicates> => {
    const chunks = warpConfig === undefined ? [] : predicatesOf(accessList)
    const failed = new Set<number>()
    for (const [at, one] of chunks.entries()) {
      const holds = warpConfig && warp && (await predicateHolds(one, warpConfig, identity, warp))
      if (holds !== true) failed.add(at)
    }
    return { chunks, failed }
  }

  const transactions: Transaction[] = []
  const receipts: Receipt[] = []
  const results = new Map<Hex, ReadonlySet<number>>()
  let gasUsed = 0n
  let executed: boolean | undefined
  for (;;) {
    const { value: transaction, done } = template.transactions.next(executed)
    if (done === true || transaction === undefined) break
    executed = true
    try {
      const predicates = await predicatesFor(transaction)
      const price = effectiveGasPrice(transaction, next.baseFeePerGas)
      const message = { ...transaction, gasPrice: price, isCall: false }
      const result = await execute(machine, context, message, predicates, next.gasCapacity - gasUsed)
      gasUsed += result.gasUsed
      transactions.push(transaction)
      if (predicates.chunks.length > 0) results.set(transaction.hash, predicates.failed)
      receipts.push({
        succeeded: result.error === undefined,
        gasUsed: result.gasUsed,
        cumulativeGasUsed: gasUsed,
        effectiveGasPrice: price,
        logs: result.logs,
        contractAddress: result.contractAddress,
      })
    } catch (error) {
      executed = false
      template.refuse(transaction, error)
    }
  }
  const atomic = await template.atomic?.apply(state, {
    height: number,
    timestamp,
    baseFee: next.baseFeePerGas,
    gasCapacity: next.gasCapacity - gasUsed,
  })
  const extDataGasUsed = atomic?.gasUsed ?? 0n
  const blockExtraData = atomic?.bytes ?? empty
  const header: Header = {
    ...constantMembers,
    parentHash: parent.hash,
    miner: coinbase,
    stateRoot: await state.commitRoot(),
    transactionsRoot:
      transactions.length === 0
        ? emptyRoot
        : await listRoot(
            transactions.map(({ bytes }) => bytes),
            crypto,
          ),
    receiptsRoot: await receiptsRootOf(transactions, receipts, machine),
    logsBloom: bloomOf(
      receipts.flatMap(({ logs }) => logs),
      crypto,
    ),
    number,
    gasLimit: next.gasLimit,
    gasUsed,
    timestamp,
    extraData: extraDataOf(
      feeBytes(parent.header, milliseconds, config, { gasUsed, extDataGasUsed }),
      encodePredicateResults(results),
    ),
    baseFeePerGas: next.baseFeePerGas,
    timestampMilliseconds: milliseconds,
    minDelayExcess: next.minDelayExcess,
    ...(config.kind === "coreth" ? { extDataHash: extDataHash(blockExtraData, machine), extDataGasUsed } : {}),
  }
  const body = { header, transactions, blockExtraData }
  return {
    ...body,
    receipts,
    predicates: results,
    hash: headerHash(header, config.kind, crypto),
    size: encodeBlock(body, config.kind).length,
  }
}

async function receiptsRootOf(
  transactions: readonly Transaction[],
  receipts: readonly Receipt[],
  { crypto }: Machine,
): Promise<Hex> {
  if (receipts.length === 0) return emptyRoot
  const items = receipts.map((receipt, at) => encodeReceipt(receipt, transactions[at]?.type ?? 0, crypto))
  return listRoot(items, crypto)
}

/** The hash of a C-Chain block's atomic transactions. */
function extDataHash(bytes: Uint8Array, { crypto }: Machine): Hex {
  return bytes.length === 0 ? emptyRoot : toHex(crypto.keccak256(RLP.encode(bytes)))
}
