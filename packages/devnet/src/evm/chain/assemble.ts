import { type EvmBlock, encodeBlock } from "../block/block.ts"
import { encodePredicateResults } from "../block/predicate-results.ts"
import { bloomOf } from "../block/receipt.ts"
import { extDataHash, receiptsOf, receiptsRootOf, transactionsRootOf } from "../block/roots.ts"
import { empty, type Hex } from "../codec/hex.ts"
import type { FeeConfig } from "../config/fee-config.ts"
import type { BlockContext } from "../execute/block-context.ts"
import { type Header, headerHash } from "../header/header.ts"
import { constantMembers, extraDataOf, feeBytes, nextHeader } from "../header/next.ts"
import { applyUpgrades } from "../precompiles/configure.ts"
import type { AtomicTransfers } from "./atomic.ts"
import { type Assembler, executeTransactions, type GivenTransactions } from "./execute-transactions.ts"

/** The content and settings of a new block. */
export interface Template extends Omit<GivenTransactions, "gasCapacity"> {
  readonly parent: EvmBlock
  /** The block's time in milliseconds since 1970. */
  readonly milliseconds: bigint
  /** The fee configuration in the parent's state (subnet-evm). */
  readonly feeConfig: FeeConfig
  /** The address that receives the fees. */
  readonly coinbase: Hex
  readonly atomic: AtomicTransfers | undefined
}

/** Executes a template on the machine's state, which must be the parent's, and returns the block. */
export async function assemble(assembler: Assembler, template: Template): Promise<EvmBlock> {
  const { machine } = assembler
  const { parent, milliseconds, feeConfig, coinbase } = template
  const { config, crypto, state } = machine
  const next = nextHeader(parent.header, milliseconds, config, feeConfig)
  const number = parent.header.number + 1n
  const timestamp = milliseconds / 1000n
  const { difficulty } = constantMembers
  const { gasLimit, baseFeePerGas: baseFee } = next
  const context: BlockContext = { number, timestamp, gasLimit, baseFee, coinbase, difficulty }
  machine.enter(context)
  await applyUpgrades(state, config, { parentTime: Number(parent.header.timestamp), time: Number(timestamp), number })
  const given = { ...template, gasCapacity: next.gasCapacity }
  const { transactions, receipts, predicates, gasUsed } = await executeTransactions(assembler, context, given)
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
    transactionsRoot: transactionsRootOf(transactions, crypto),
    receiptsRoot: receiptsRootOf(receiptsOf(transactions, receipts), crypto),
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
      encodePredicateResults(predicates),
    ),
    baseFeePerGas: next.baseFeePerGas,
    timestampMilliseconds: milliseconds,
    minDelayExcess: next.minDelayExcess,
    ...(config.kind === "coreth" ? { extDataHash: extDataHash(blockExtraData, crypto), extDataGasUsed } : {}),
  }
  const body = { header, transactions, blockExtraData }
  return {
    ...body,
    receipts,
    predicates,
    hash: headerHash(header, config.kind, crypto),
    size: encodeBlock(body, config.kind).length,
  }
}
