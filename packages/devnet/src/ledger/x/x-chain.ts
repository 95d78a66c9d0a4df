import { sha256 } from "@noble/hashes/sha2.js"
import {
  decodeXChainBlock,
  decodeXChainTransaction,
  encodeXChainBlock,
  equalBytes,
  formatId,
  type Genesis,
  networkFees,
  utxoId,
  type XChainBlock,
  type XChainTransaction,
} from "@serac/chain"
import { keyOf, zeroID } from "../bytes.ts"
import { type Clock, clockSeconds } from "../clock.ts"
import { LedgerError, withContext } from "../ledger-error.ts"
import { Mempool } from "../mempool.ts"
import { parseBytes } from "../parse/refuse-bytes.ts"
import type { Recover } from "../spend/credentials.ts"
import { type Archive, memoryArchive } from "../state/archive.ts"
import type { Journal } from "../state/journal.ts"
import type { SharedMemory } from "../state/shared-memory.ts"
import { apply } from "./apply.ts"
import type { XChainRules } from "./rules.ts"
import { verifySyntax } from "./verify-syntax.ts"
import { type AcceptedBlock, XChainState } from "./x-state.ts"

/** Options of `XChain`. */
export interface XChainOptions {
  readonly journal: Journal
  readonly memory: SharedMemory
  readonly clock: Clock
  readonly genesis: Genesis
  /** Time of block 0, in seconds since 1970. Default: the value of nodes for local networks, 2020-12-05 05:00 UTC. */
  readonly startTime?: bigint | undefined
  /** The subnet that validates a chain, for exports and imports. Default: P, X and C belong to the primary network. */
  readonly subnetOf?: ((chainID: Uint8Array) => Uint8Array | undefined) | undefined
  /** Transaction fees in nAVAX. Default: `networkFees` of the network. */
  readonly fees?: { readonly txFee: bigint; readonly createAssetTxFee: bigint } | undefined
  readonly recover?: Recover | undefined
  /** Where old blocks and the locations of transactions are stored. Default: in memory. */
  readonly archive?: Archive | undefined
}

const localStartTime = 1_607_144_400n
const furthestAhead = 10n
const targetBlockSize = 128 * 1024

/**
 * The X-Chain: its state, rules and blocks. `accept` takes one block at a time, from any producer; `build` makes one of pending transactions.
 *
 * @example
 * import { buildGenesis, localGenesis } from "@serac/chain"
 * import { Journal, SharedMemory, XChain } from "@serac/devnet/ledger"
 *
 * const journal = new Journal()
 * const genesis = buildGenesis(localGenesis())
 * const chain = new XChain({ journal, memory: new SharedMemory(journal), clock: { now: () => Date.now() }, genesis })
 * chain.last.height // 0
 */
export class XChain {
  readonly rules: XChainRules
  readonly state: XChainState
  readonly mempool: Mempool<XChainTransaction>
  readonly #journal: Journal
  readonly #clock: Clock

  constructor(options: XChainOptions) {
    const { journal, genesis, memory, clock, recover, startTime = localStartTime, archive = memoryArchive } = options
    const { networkID, xChainID, cChainID, avaxAssetID } = genesis
    const primary = new Set([zeroID, xChainID, cChainID].map(keyOf))
    const { subnetOf = (chainID) => (primary.has(keyOf(chainID)) ? zeroID : undefined) } = options
    const { txFee, createAssetTxFee } = options.fees ?? networkFees(networkID)
    this.rules = { networkID, xChainID, avaxAssetID, txFee, createAssetTxFee, memory, subnetOf, recover }
    this.state = new XChainState(journal, genesis, archive)
    this.mempool = new Mempool(journal, consumedInputs)
    this.#journal = journal
    this.#clock = clock
    const first = encodeXChainBlock({
      type: "StandardBlock",
      parentID: stopVertexOf(xChainID),
      height: 0n,
      time: startTime,
      merkleRoot: zeroID,
      transactions: [],
    })
    this.#append(decodeXChainBlock(first))
  }

  /** The last accepted block. */
  get last(): AcceptedBlock {
    return this.state.blocks.last as AcceptedBlock
  }

  /**
   * Verifies a transaction and adds it to the mempool.
   *
   * @param bytes - signed, with the codec version in front.
   * @returns its id, 32 bytes.
   * @throws {LedgerError} with the node's text.
   */
  issue(bytes: Uint8Array): Uint8Array {
    const transaction = parseBytes(bytes, decodeXChainTransaction)
    const { id } = transaction
    if (this.mempool.has(id)) throw new LedgerError(`attempted to issue duplicate tx: ${formatId(id)} `)
    const reason = this.mempool.dropReason(id)
    if (reason !== undefined) throw new LedgerError(reason)
    try {
      verifySyntax(this.rules, transaction)
      this.#journal.try(() => apply(this.rules, this.state, transaction, clockSeconds(this.#clock)))
      this.mempool.add(transaction)
    } catch (error) {
      if (error instanceof LedgerError) this.mempool.drop(id, error.message)
      throw error
    }
    return id
  }

  /** Makes a block of pending transactions, accepts it, and returns it; `undefined` if no valid transaction is pending. */
  build(): AcceptedBlock | undefined {
    let time = clockSeconds(this.#clock)
    if (time < this.last.time) time = this.last.time
    const transactions = this.#journal.try(() => this.#select(time))
    for (const { transaction, refused } of transactions)
      if (refused !== undefined) this.mempool.drop(transaction.id, refused)
    const chosen = transactions.filter(({ refused }) => refused === undefined).map(({ transaction }) => transaction)
    if (chosen.length === 0) return undefined
    return this.accept(
      encodeXChainBlock({
        type: "StandardBlock",
        parentID: this.last.id,
        height: BigInt(this.last.height) + 1n,
        time,
        merkleRoot: zeroID,
        transactions: chosen,
      }),
    )
  }

  /**
   * Verifies and executes a block. If it throws, the state is unchanged.
   *
   * @param bytes - the block itself, without a consensus envelope.
   * @throws {LedgerError} with the node's text.
   */
  accept(bytes: Uint8Array): AcceptedBlock {
    const block = parseBytes(bytes, decodeXChainBlock)
    return this.#journal.attempt(() => {
      this.#verify(block)
      for (const transaction of block.transactions) {
        const id = () => formatId(transaction.id)
        withContext(`failed to semantically verify tx ${id()}`, () =>
          apply(this.rules, this.state, transaction, block.time),
        )
      }
      return this.#append(block)
    })
  }

  #verify({ parentID, height, time, merkleRoot, transactions }: XChainBlock): void {
    if (!equalBytes(merkleRoot, zeroID)) throw new LedgerError(`unexpected merkle root: ${formatId(merkleRoot)}`)
    const now = clockSeconds(this.#clock)
    if (time > now + furthestAhead) {
      const [proposed, local] = [time, now].map((one) => new Date(Number(one) * 1000).toISOString())
      const rule = "proposed timestamp is too far in the future relative to local time"
      throw new LedgerError(`${rule}, proposed time (${proposed}), local time (${local})`)
    }
    if (transactions.length === 0) throw new LedgerError("block contains no transactions")
    for (const transaction of transactions)
      withContext(`failed to syntactically verify tx ${formatId(transaction.id)}`, () =>
        verifySyntax(this.rules, transaction),
      )
    if (!equalBytes(parentID, this.last.id))
      throw new LedgerError(`failed to get parent ${formatId(parentID)}: not found`)
    const expected = BigInt(this.last.height) + 1n
    if (height !== expected)
      throw new LedgerError(`block has incorrect height: expected height ${expected}, got ${height}`)
    if (time < this.last.time) throw new LedgerError("proposed timestamp before current chain time")
  }

  /** The pending transactions, with the reason for each invalid one; stops when a block is full. */
  #select(time: bigint): { transaction: XChainTransaction; refused?: string }[] {
    const chosen: { transaction: XChainTransaction; refused?: string }[] = []
    let left = targetBlockSize
    for (const transaction of this.mempool.transactions) {
      if (transaction.bytes.length > left) break
      try {
        this.#journal.attempt(() => apply(this.rules, this.state, transaction, time))
      } catch (error) {
        if (!(error instanceof LedgerError)) throw error
        chosen.push({ transaction, refused: error.message })
        continue
      }
      left -= transaction.bytes.length
      chosen.push({ transaction })
    }
    return chosen
  }

  #append(block: XChainBlock): AcceptedBlock {
    const { id, bytes, time, transactions } = block
    const height = Number(block.height)
    const accepted = { id, height, time, bytes }
    this.state.blocks.push(accepted)
    this.state.heights.set(keyOf(id), height)
    for (const [index, transaction] of transactions.entries()) {
      this.state.transactions.set(keyOf(transaction.id), { height, index })
      this.mempool.remove(transaction)
    }
    return accepted
  }
}

/** The keys of all inputs that a transaction consumes. */
function consumedInputs({ unsigned }: XChainTransaction): readonly string[] {
  const consumed = [
    ...unsigned.inputs,
    ...(unsigned.type === "ImportTx" ? unsigned.importedInputs : []),
    ...(unsigned.type === "OperationTx" ? unsigned.operations.flatMap(({ inputIDs }) => inputIDs) : []),
  ]
  return consumed.map(({ txID, outputIndex }) => keyOf(utxoId(txID, outputIndex)))
}

/** The id of the stop vertex, which ended the chain's DAG before it had blocks, for a chain without any vertex. */
function stopVertexOf(xChainID: Uint8Array): Uint8Array {
  const vertex = new Uint8Array(2 + 32 + 8 + 4)
  vertex[1] = 1
  vertex.set(xChainID, 2)
  return sha256(vertex)
}
