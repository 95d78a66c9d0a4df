import type {
  ArchivedAnswers,
  Batch,
  BlockRow,
  DeploymentRow,
  Hex,
  InternalTransactionRow,
  MessengerEventRow,
  TransactionRow,
  TransferRow,
} from "@serac/store"
import {
  eventValues,
  type MessengerEvent,
  type MessengerEventPlace,
  placeValues,
  transactionHashOf,
  transactionHead,
  writeBlock,
  writeInternalTransaction,
  writeMessengerEvent,
  writeTransaction,
  writeTransfer,
} from "@serac/store/items"
import { checksumAddress } from "../../src/data/render/address.ts"

/** What a test wants in a transaction; all else follows from its place. */
export interface TransactionPlan {
  readonly from?: Hex
  /** Who is sent something by a plain transfer. Default {@link wallet} 2. */
  readonly to?: Hex
  /** Absent for a plain transfer. */
  readonly call?: { readonly to: Hex; readonly selector: string }
  readonly failed?: boolean
  readonly transfers?: readonly TransferPlan[]
  readonly deploys?: readonly { readonly address: Hex; readonly by?: Hex }[]
  readonly calls?: readonly CallPlan[]
  /** What the messenger tells, but of which transaction. */
  readonly messages?: readonly Without<MessengerEvent, keyof MessengerEventPlace>[]
}

/** A union without some members. */
type Without<Union, Member extends PropertyKey> = Union extends unknown ? Omit<Union, Member> : never

/** An internal transaction. */
export interface CallPlan {
  readonly from: Hex
  /** Absent for a creation that failed. */
  readonly to?: Hex
  /** Default `CALL`. */
  readonly type?: string
  /** Default 5. */
  readonly value?: bigint
  readonly isReverted?: boolean
}

/** One event of a transaction; several `moves` make it a batch. */
export interface TransferPlan {
  readonly standard: 20 | 721 | 1155
  readonly token: Hex
  readonly from: Hex
  readonly to: Hex
  readonly moves: readonly { readonly tokenId?: bigint; readonly value?: bigint }[]
}

export const word = (number: number | bigint): Hex => `0x${BigInt(number).toString(16).padStart(64, "0")}`

/** Addresses with letters, so that their letter case says something. */
export const wallet = (number: number): Hex =>
  `0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa${String(number).padStart(4, "0")}`
export const contract = (number: number): Hex =>
  `0xcccccccccccccccccccccccccccccccccccc${String(number).padStart(4, "0")}`
export const nobody: Hex = `0x${"0".repeat(40)}`

const placeOf = ({ number, timestamp, hash }: BlockRow) =>
  placeValues({ number, timestamp, timestampMilliseconds: undefined, hash })

/** What a node would have answered about the block of a batch, as far as an answer shows it. */
export const answersOf = new WeakMap<Batch, ArchivedAnswers>()

/** Writes the rows of a chain's blocks as an indexer does. */
export class Ledger {
  readonly #chainId: string
  readonly #salt: bigint
  #number = 0
  #parent: Hex = word(0)

  constructor(chainId: string) {
    this.#chainId = chainId
    this.#salt = BigInt(chainId) << 64n
  }

  /** The hash of a block of this chain. */
  hash(number: number): Hex {
    return word(this.#salt + BigInt(number) + 1n)
  }

  txHash(block: number, index: number): Hex {
    return word(this.#salt + (BigInt(block) << 16n) + BigInt(index) + (1n << 63n))
  }

  get last(): number {
    return this.#number - 1
  }

  /** Forgets every block above `number`; what comes then has the hashes of what was there. */
  rewind(number: number): void {
    this.#number = number + 1
    this.#parent = this.hash(number)
  }

  block(timestamp: number, plans: readonly TransactionPlan[] = []): Batch {
    const number = this.#number
    const hash = this.hash(number)
    const block: BlockRow = {
      number,
      hash,
      parentHash: this.#parent,
      timestamp,
      transactionCount: plans.length,
      gasUsed: 21_000n * BigInt(plans.length),
      fragment: writeBlock({
        number,
        timestamp,
        timestampMilliseconds: undefined,
        hash,
        chainId: this.#chainId,
        minDelayExcess: undefined,
        transactionCount: plans.length,
        baseFee: "25",
        gasUsed: String(21_000 * plans.length),
        gasLimit: "8000000",
        gasCost: "0",
        parentHash: this.#parent,
        feesSpent: String(21_000 * 25 * plans.length),
      }),
    }
    this.#number += 1
    this.#parent = hash
    let logIndex = 0
    const transfers: TransferRow[] = []
    for (const [index, plan] of plans.entries()) {
      for (const transfer of plan.transfers ?? []) {
        transfers.push(...this.#transfers(block, index, logIndex, transfer))
        logIndex += 1
      }
    }
    const batch: Batch = {
      blocks: [block],
      transactions: plans.map((plan, index) => this.#transaction(block, index, plan)),
      transfers,
      deployments: plans.flatMap((plan, index) => this.#deployments(block, index, plan)),
      internalTransactions: plans.flatMap((plan, index) => this.#internals(block, index, plan)),
      messengerEvents: plans.flatMap((plan, index) => this.#messages(block, index, plan)),
    }
    const inputOf = ({ call }: TransactionPlan) => (call === undefined ? "0x" : `${call.selector}AB`)
    answersOf.set(batch, {
      block: {
        baseFeePerGas: "0x19",
        transactions: plans.map((plan, index) => ({
          hash: this.txHash(number, index),
          input: inputOf(plan),
          maxFeePerGas: "0x32",
        })),
      },
      receipts: plans.map((_, index) => ({ logs: this.#logs(transfers, this.txHash(number, index)) })),
    })
    return batch
  }

  #transaction(block: BlockRow, index: number, plan: TransactionPlan): TransactionRow {
    const { call, deploys, failed = false, from = wallet(1) } = plan
    const to = call?.to ?? deploys?.[0]?.address ?? plan.to ?? wallet(2)
    const hash = this.txHash(block.number, index)
    return {
      blockNumber: block.number,
      index,
      succeeded: !failed,
      hash,
      from,
      to,
      fragment: writeTransaction(transactionHead(placeOf(block), this.#chainId, undefined), {
        index,
        hash,
        succeeded: !failed,
        type: 2,
        gasLimit: "30000",
        gasUsed: 21_000,
        gasPrice: "25",
        nonce: String(index),
        from: checksumAddress(from),
        to: checksumAddress(to),
        does: call ?? (deploys ? "creation" : "nativeTransfer"),
        value: "5",
      }),
    }
  }

  #transfers(block: BlockRow, index: number, logIndex: number, plan: TransferPlan): TransferRow[] {
    const { standard, token, from, to } = plan
    return plan.moves.map(({ tokenId, value = 1n }, batchIndex) => ({
      blockNumber: block.number,
      logIndex,
      batchIndex,
      standard,
      token,
      from,
      to,
      ...(tokenId !== undefined && { tokenId: word(tokenId) }),
      fragment: writeTransfer(
        placeOf(block),
        eventValues({
          transactionHash: this.txHash(block.number, index),
          from: checksumAddress(from),
          to: checksumAddress(to),
          logIndex,
        }),
        standard === 721 ? undefined : String(value),
      ),
    }))
  }

  /** An event for each transfer; what it says is not looked at. */
  #logs(transfers: readonly TransferRow[], txHash: Hex) {
    return transfers
      .filter(({ fragment, batchIndex }) => batchIndex === 0 && transactionHashOf(fragment) === txHash)
      .map(({ token, logIndex }) => ({
        address: token,
        logIndex: `0x${logIndex.toString(16)}`,
        topics: [word(7)],
        data: "0xAB",
      }))
  }

  #internals(block: BlockRow, transactionIndex: number, { calls = [] }: TransactionPlan): InternalTransactionRow[] {
    return calls.map(({ from, to, type = "CALL", value = 5n, isReverted = false }, sequence) => ({
      blockNumber: block.number,
      transactionIndex,
      sequence,
      from,
      ...(to !== undefined && { to }),
      fragment: writeInternalTransaction(placeOf(block), {
        transactionHash: this.txHash(block.number, transactionIndex),
        from: checksumAddress(from),
        to: checksumAddress(to ?? nobody),
        type,
        value: String(value),
        isReverted,
        gasUsed: "21000",
        gasLimit: "90000",
      }),
    }))
  }

  #messages(block: BlockRow, transactionIndex: number, { messages = [] }: TransactionPlan): MessengerEventRow[] {
    const transactionHash = this.txHash(block.number, transactionIndex)
    const place = { transactionHash, timestamp: block.timestamp, fee: String(21_000 * 25) }
    return messages.map((event, at) => ({
      blockNumber: block.number,
      logIndex: 100 * transactionIndex + at,
      transactionIndex,
      fragment: writeMessengerEvent({ ...event, ...place } as MessengerEvent),
    }))
  }

  #deployments(
    block: BlockRow,
    transactionIndex: number,
    { deploys = [], from = wallet(1) }: TransactionPlan,
  ): DeploymentRow[] {
    return deploys.map(({ address, by }, sequence) => ({
      blockNumber: block.number,
      transactionIndex,
      sequence,
      address,
      transactionHash: this.txHash(block.number, transactionIndex),
      deployer: from,
      ...(by !== undefined && { deployerContract: by }),
    }))
  }
}
