import { setImmediate } from "node:timers/promises"
import type { Transaction, WritingConnection } from "../../engine.ts"
import { type DeclaredProjection, isList, otherProjections } from "../all-projections.ts"
import { type ArchiveKept, type ArchiveMaintenance, maintainArchive } from "../archive/maintain-archive.ts"
import { balancesProjection } from "../balances/balance.ts"
import type { BalanceAnswer, DueBalances } from "../balances/balance-answers.ts"
import { BalanceQuestions } from "../balances/balance-questions.ts"
import { checkpointOf } from "../checkpoint.ts"
import { holdersProjection } from "../holders/holder.ts"
import { allLists } from "../lists/lists.ts"
import type { ContractRow, DueContract, DueToken, TokenRow } from "../metadata-port.ts"
import type { CountedLists } from "../rebuild/list-again.ts"
import { beginRebuild } from "../rebuild/prepare-sources.ts"
import { rebuild, rebuilding } from "../rebuild/rebuild.ts"
import type { FoundDerived } from "../repair/repair-derived.ts"
import type { RepairedBlock, RepairOptions } from "../repair/repaired.ts"
import { Repairs } from "../repair/repairs.ts"
import type { Batch, BlockReference } from "../rows.ts"
import type { AppendProgress, CatchUp, ChainWriter, Rebuild, WriterOptions } from "../writer-port.ts"
import { type Appended, appendBatch } from "./append.ts"
import { referenceOf } from "./block-reference.ts"
import { catchUp } from "./catch-up.ts"
import { assertNew } from "./consecutive.ts"
import { readDueContracts, writeContracts } from "./contract-metadata.ts"
import { Discoverer } from "./discoveries.ts"
import { DueTokens } from "./due-tokens.ts"
import { writeFollowing } from "./follow.ts"
import { FollowQueue } from "./follow-queue.ts"
import { prepareProjections } from "./projections.ts"
import { rollback } from "./rollback.ts"

/**
 * Entries that followed blocks after which what was written is put in its place: each is some 8 KiB of the log, whose 64 MiB a
 * block would have to wait for.
 */
const enoughFollowed = 1_500

/** The port's writer, over any engine. */
export class EngineChainWriter implements ChainWriter {
  readonly chainId: string
  readonly #chain: bigint
  readonly #connection: WritingConnection
  readonly #tokens: DueTokens
  readonly #reorgDepth: number
  readonly #discoverer = new Discoverer()
  readonly #asked: BalanceQuestions
  readonly #repairs: Repairs
  /** Of lists while rows are made anew; where they were begun by another process, not known. */
  #counted: CountedLists | undefined

  /** What follows blocks that are stored. */
  readonly #queue: FollowQueue
  /** Entries that followed since what was written was last to be put in its place. */
  #followed = 0
  /** Resolves when nothing more follows. */
  #following: Promise<void> = Promise.resolve()

  /** Resolves when what was begun has ended, well or not. */
  #last: Promise<void> = Promise.resolve()

  readonly #declared: readonly DeclaredProjection[]
  readonly #isWanted: (projection: DeclaredProjection) => boolean
  readonly #rowVersions: Readonly<Record<string, number>>
  /** Those that have all blocks so far; unknown before the first use. */
  #projections: readonly DeclaredProjection[] | undefined

  constructor(
    chainId: string,
    connection: WritingConnection,
    meta: WritingConnection,
    { reorgDepth = 256, projections, lists = allLists, rowVersions = {} }: WriterOptions = {},
  ) {
    this.chainId = chainId
    this.#chain = BigInt(chainId)
    this.#connection = connection
    this.#tokens = new DueTokens(connection, meta, this.#chain)
    this.#asked = new BalanceQuestions(connection, this.#chain)
    this.#reorgDepth = reorgDepth
    this.#queue = new FollowQueue(this.#chain)
    this.#repairs = new Repairs(connection, this.#chain, lists)
    this.#declared = [...lists, ...otherProjections]
    this.#rowVersions = rowVersions
    const isNamed = ({ name }: DeclaredProjection) => projections === undefined || projections.includes(name)
    this.#isWanted = (projection) =>
      isNamed(projection) && (projection !== holdersProjection || isNamed(balancesProjection))
  }

  async head(): Promise<BlockReference | undefined> {
    return (await checkpointOf(this.#connection, this.#chain))?.head
  }

  block(number: number): Promise<BlockReference | undefined> {
    return referenceOf(this.#connection, this.#chain, number)
  }

  append(batch: Batch, progress: AppendProgress): Promise<void> {
    if (progress.listsLater !== true)
      return this.#whenFollowed(() => this.#append(batch, progress).then(() => this.#followAll()))
    return this.#alone(async () => {
      if (!this.#queue.hasRoomFor(batch)) await this.#followAll()
      const wasEmpty = this.#queue.isEmpty
      await this.#append(batch, progress)
      if (wasEmpty && !this.#queue.isEmpty) this.#following = this.#followInTurns()
    })
  }

  async #append(batch: Batch, progress: AppendProgress): Promise<void> {
    const reorgDepth = this.#reorgDepth
    const discoveries = this.#discoverer.discover(batch)
    let appended: Appended | undefined
    try {
      appended = await this.#connection.transaction(async (transaction) => {
        const current = this.#projections ?? (await this.#prepare(transaction))
        const awaited = this.#queue.awaited
        return appendBatch(transaction, this.#chain, batch, {
          ...progress,
          reorgDepth,
          discoveries,
          projections: current,
          awaited,
        })
      })
    } catch (error) {
      // The index on hashes tells nobody why it refused a block.
      await assertNew(this.#connection, this.#chain, batch.blocks, error)
      throw error
    }
    if (appended === undefined) {
      await this.#followAll()
      return this.#append(batch, progress)
    }
    this.#discoverer.remember(discoveries)
    this.#projections = appended.projections
    if (appended.following !== undefined) this.#queue.add(appended.following)
  }

  /** Does what follows, a piece at a time, between which a new block can be stored. */
  async #followInTurns(): Promise<void> {
    while (!this.#queue.isEmpty) {
      // A block may have come that nobody has looked at yet.
      await setImmediate()
      // What fails is behind, and is made by catching up.
      await this.#alone(() => this.#followPiece()).catch(() => {})
    }
    if (this.#followed < enoughFollowed) return
    this.#followed = 0
    this.#connection.checkpoint()
  }

  async #followAll(): Promise<void> {
    while (!this.#queue.isEmpty) await this.#followPiece()
  }

  async #followPiece(): Promise<void> {
    try {
      const piece = this.#queue.next()
      if (piece === undefined) return
      await this.#connection.transaction((transaction) => writeFollowing(transaction, this.#chain, piece))
      this.#queue.done(piece)
      this.#followed += piece.weight
    } catch (error) {
      this.#queue.clear()
      // The next batch finds out what is behind.
      this.#projections = undefined
      throw error
    }
  }

  rollback(number: number): Promise<void> {
    // What waited for rows that are gone can be made then.
    return this.#replacing(() =>
      this.#connection.transaction((transaction) => rollback(transaction, this.#chain, number)),
    )
  }

  catchUp(mostTransactions: number): Promise<CatchUp | undefined> {
    return this.#whenFollowed(() => this.#catchUp(mostTransactions))
  }

  async #catchUp(mostTransactions: number): Promise<CatchUp | undefined> {
    const done = await this.#connection.transaction(async (transaction) => {
      if (this.#projections === undefined) await this.#prepare(transaction)
      return catchUp(transaction, this.#chain, this.#declared, mostTransactions)
    })
    // The next batch finds out which projections are there now.
    if (done !== undefined && done.next > done.head) this.#projections = undefined
    // Where balances are made anew, so are all answers.
    if (done?.lists.includes(balancesProjection.name)) this.#asked.forget()
    return done
  }

  rebuilding(): Promise<Rebuild | undefined> {
    return this.#connection.transaction(async (transaction) => {
      if (this.#projections === undefined) await this.#prepare(transaction)
      return rebuilding(transaction, this.#chain)
    })
  }

  beginRebuild(): Promise<void> {
    return this.#replacing(() => this.#connection.transaction((transaction) => beginRebuild(transaction, this.#chain)))
  }

  rebuild(batch: Batch): Promise<Rebuild | undefined> {
    return this.#whenFollowed(() => this.#rebuild(batch))
  }

  async #rebuild(batch: Batch): Promise<Rebuild | undefined> {
    const listing = { lists: this.#declared.filter(isList), counted: this.#counted }
    const { done, counted } = await this.#connection.transaction((transaction) =>
      rebuild(transaction, this.#chain, batch, listing),
    )
    this.#counted = counted
    // What waited for these rows can be made now.
    if (done !== undefined && done.next > done.head) this.#projections = undefined
    return done
  }

  repair(batch: Batch, options: RepairOptions): Promise<readonly RepairedBlock[]> {
    return this.#replacing(() => this.#repairs.blocks(batch, options))
  }

  repairDerived(found: readonly FoundDerived[]): Promise<readonly string[]> {
    return this.#replacing(() => this.#repairs.derived(found))
  }

  /** Runs what may replace any rows. */
  #replacing<T>(task: () => Promise<T>): Promise<T> {
    return this.#whenFollowed(() => task().finally(() => this.#forget()))
  }

  /** Rows that it may know of are others, or gone. */
  #forget(): void {
    this.#projections = undefined
    this.#counted = undefined
    this.#discoverer.forget()
    this.#tokens.forget()
    this.#asked.forget()
  }

  #prepare(transaction: Transaction): Promise<readonly DeclaredProjection[]> {
    return prepareProjections(transaction, this.#chain, this.#declared, this.#isWanted, this.#rowVersions)
  }

  maintainArchive(kept: ArchiveKept): Promise<ArchiveMaintenance> {
    return maintainArchive(this.#connection, this.#chain, kept)
  }

  dueBalances(limit: number, now: number): Promise<DueBalances | undefined> {
    return this.#whenFollowed(() => this.#asked.due(limit, now))
  }

  saveBalances(
    due: Pick<DueBalances, "block" | "step">,
    answers: readonly BalanceAnswer[],
    now: number,
  ): Promise<void> {
    return this.#asked.save(due, answers, now)
  }

  dueContracts(limit: number, now: number): Promise<readonly DueContract[]> {
    return readDueContracts(this.#connection, this.#chain, limit, now)
  }

  saveContracts(contracts: readonly ContractRow[]): Promise<void> {
    return this.#connection.transaction((transaction) => writeContracts(transaction, this.#chain, contracts))
  }

  dueTokens(limit: number, now: number): Promise<readonly DueToken[]> {
    return this.#tokens.due(limit, now)
  }

  saveTokens(tokens: readonly TokenRow[]): Promise<void> {
    return this.#tokens.save(tokens)
  }

  /** Waits for what is being stored. */
  async close(): Promise<void> {
    await this.#following
    await this.#last
    await this.#connection.close()
  }

  /** Runs what must find all lists with all blocks that they are to have, behind whatever changes them already. */
  async #whenFollowed<T>(task: () => Promise<T>): Promise<T> {
    await this.#following
    return this.#alone(async () => {
      // Blocks may have come meanwhile; where it fails, they are behind as after a kill.
      await this.#followAll().catch(() => {})
      return task()
    })
  }

  /** Runs what changes blocks or projections behind whatever does already. */
  #alone<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#last.then(task)
    this.#last = result.then(
      () => {},
      () => {},
    )
    return result
  }
}
