import type { PChainBlock, PChainTransaction } from "@serac/chain"
import { decodePChainTransaction } from "@serac/chain"
import { flat, nonsense } from "../../core/index.ts"
import { proposerRow } from "../proposer-row.ts"
import { platformBlockJson } from "../render/platform-block.ts"
import { blockKind, blockTime, transactionsOf } from "./block-reader.ts"
import { applyGenesis } from "./genesis.ts"
import { hashing, hexKey, primarySubnetKey, toSafeNumber } from "./keys.ts"
import { endPeriod } from "./periods.ts"
import type { BlockProposer } from "./platform-port.ts"
import { endStaking } from "./rewards.ts"
import type { Step } from "./step.ts"
import { advanceTime } from "./time.ts"
import { applyTransaction, decideStaker, storeProposal } from "./transactions.ts"

/** The data for applying a block that the block does not contain. */
export interface BlockContext {
  readonly proposer: BlockProposer | null | undefined
  /** Bytes of reward UTXOs by the staker's transaction. */
  readonly rewardUtxos: ReadonlyMap<string, readonly Uint8Array[]>
}

/** The time of a block's rows: its own, or the chain's. */
export function timestampOf(block: PChainBlock, time: number | undefined, proposal: PChainTransaction | undefined) {
  const own = blockTime(block)
  if (own !== undefined) return own
  const kind = blockKind(block)
  const advances = kind.kind === "outcome" && kind.committed && proposal?.unsigned.type === "AdvanceTimeTx"
  return advances ? toSafeNumber(proposal.unsigned.time) : time
}

/** Applies a block, and adds all rows that follow from it. */
export function applyBlock(
  step: Step,
  block: PChainBlock,
  proposal: PChainTransaction | undefined,
  context: BlockContext,
): void {
  const kind = blockKind(block)
  if (step.height === 0) {
    // On every network. With the genesis file's ID as its parent, the whole block is known.
    if (block.type !== "ApricotCommitBlock") throw nonsense(`block 0 of the P-Chain is a ${block.type}`)
    applyGenesis(step, block.parentID)
  } else if (kind.kind === "outcome") {
    checkOutcome(step, block, proposal)
    decide(step, kind.committed, proposal as PChainTransaction, context)
  } else {
    if (proposal) throw nonsense(`block ${step.height} of the P-Chain does not decide on a proposal`)
    if (blockTime(block) !== undefined) advanceTime(step)
    for (const [index, transaction] of kind.transactions.entries()) applyTransaction(step, transaction, index)
    if (kind.kind === "proposal") propose(step, kind.proposal, kind.transactions.length)
  }
  step.memory.head = { height: step.height, id: block.id }
  addBlock(step, block, transactionsOf(kind), context.proposer)
}

function checkOutcome({ height, memory }: Step, block: PChainBlock, proposal: PChainTransaction | undefined): void {
  if (!proposal) throw nonsense(`block ${height} of the P-Chain decides on nothing`)
  const time = blockTime(block)
  if (time !== undefined && time !== memory.time) {
    throw nonsense(`block ${height} of the P-Chain decides at another time than was proposed`)
  }
}

/** Stores a proposal, and keeps it for the block that decides. */
function propose(step: Step, proposal: PChainTransaction, index: number): void {
  storeProposal(step, proposal, index)
  step.memory.proposal = { bytes: proposal.bytes, height: step.height, timestamp: step.timestamp, index }
}

function decide(step: Step, committed: boolean, proposal: PChainTransaction, { rewardUtxos }: BlockContext): void {
  const { memory } = step
  const { height, timestamp, index } = memory.proposal as NonNullable<typeof memory.proposal>
  memory.proposal = undefined
  const { id, unsigned } = proposal
  if (unsigned.type === "RewardValidatorTx") {
    endStaking(step, { rewardTx: id, stakerTx: unsigned.txID, committed, utxos: rewardUtxos })
  } else if (unsigned.type === "RewardAutoRenewedValidatorTx") {
    endPeriod(step, { rewardTx: id, stakerTx: unsigned.txID, committed, utxos: rewardUtxos })
  } else if (unsigned.type === "AdvanceTimeTx") {
    if (committed) advanceTime(step)
  } else {
    decideStaker(step, proposal, index, { committed, block: { height, timestamp } })
  }
}

function addBlock(
  { memory, rows, terms, names, height, timestamp }: Step,
  block: PChainBlock,
  transactions: readonly PChainTransaction[],
  proposer: BlockProposer | null | undefined,
): void {
  const transactionIds = transactions.map(({ id }) => id)
  const facts = { height, id: block.id, parentId: block.parentID, timestamp, type: block.type, transactionIds }
  const l1 = terms.validatorFee && { accruedFees: memory.accruedFees, active: memory.activeL1Validators }
  const row = proposerRow(height, proposer)
  rows.blocks.push({
    height,
    ...(row !== undefined && { proposer: row }),
    id: block.id,
    parentId: block.parentID,
    timestamp,
    transactionCount: transactions.length,
    type: block.type,
    json: flat(
      platformBlockJson(
        {
          ...facts,
          size: block.bytes.length,
          proposer,
          l1,
          currentSupply: memory.supply(primarySubnetKey),
        },
        names,
      ),
    ),
  })
}

/** Transactions whose reward UTXOs the outcomes among the blocks need: the staker's or, for a period of an auto-renewed validator, the one that ends it. */
export function rewardedIn(
  blocks: readonly PChainBlock[],
  before: PChainTransaction | undefined,
): readonly Uint8Array[] {
  let proposal = before
  const found = new Map<string, Uint8Array>()
  for (const block of blocks) {
    const kind = blockKind(block)
    const pays = kind.kind === "outcome" ? proposal && paidBy(proposal) : undefined
    if (pays) found.set(hexKey(pays), pays)
    proposal = kind.kind === "proposal" ? kind.proposal : undefined
  }
  return [...found.values()]
}

function paidBy({ id, unsigned }: PChainTransaction): Uint8Array | undefined {
  if (unsigned.type === "RewardValidatorTx") return unsigned.txID
  return unsigned.type === "RewardAutoRenewedValidatorTx" ? id : undefined
}

/** The transaction of a kept proposal. */
export const proposalIn = (memory: Step["memory"]): PChainTransaction | undefined =>
  memory.proposal && decodePChainTransaction(memory.proposal.bytes, hashing)
