import type { Transaction, WritingConnection } from "../../engine.ts"
import { memoryShares } from "../../memory.ts"
import { type DeclaredProjection, isList, otherProjections } from "../all-projections.ts"
import { type ArchiveKept, type ArchiveMaintenance, maintainArchive } from "../archive/maintain-archive.ts"
import { balancesProjection } from "../balances/balance.ts"
import type { BalanceAnswer, DueBalances } from "../balances/balance-answers.ts"
import { BalanceQuestions } from "../balances/balance-questions.ts"
import { BulkRuns } from "../bulk/bulk-runs.ts"
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
import { Follower } from "./follower.ts"
import { prepareProjections } from "./projections.ts"
import { rollback } from "./rollback.ts"

/** Implements the port's writer over any engine. */
export class EngineChainWriter implements ChainWriter {
  readonly chainId: string
  readonly #chain: bigint
  readonly #connection: WritingConnection
  readonly #tokens: DueTokens
  readonly #reorgDepth: number
  readonly #discoverer = new Discoverer()
  readonly #asked: BalanceQuestions
  readonly #repairs: Repairs
  readonly #runs: BulkRuns
  /** Counts of list entries during a rebuild; unknown if another process began the rebuild. */
  #counted: CountedLists | undefined

  /** Does the work that follows stored blocks. */
  readonly #follower: Follower
  /** Resolves when the last task has ended, successfully or not. */
  #last: Promise<void> = Promise.resolve()

  readonly #declared: readonly DeclaredProjection[]
  readonly #isWanted: (projection: DeclaredProjection) => boolean
  readonly #rowVersions: Readonly<Record<string, number>>
  /** The projections that have all blocks so far; unknown before the first use. */
  #projections: readonly DeclaredProjection[] | undefined

  constructor(
    chainId: string,
    connection: WritingConnection,
    meta: WritingConnection,
    { reorgDepth = 256, projections, lists = allLists, rowVersions = {}, memory, runTransactions }: WriterOptions = {},
  ) {
    this.chainId = chainId
    this.#chain = BigInt(chainId)
    this.#connection = connection
    this.#tokens = new DueTokens(connection, meta, this.#chain)
    this.#asked = new BalanceQuestions(connection, this.#chain)
    this.#reorgDepth = reorgDepth
    this.#follower = new Follower({
      connection,
      chain: this.#chain,
      alone: (task) => this.#alone(task),
      // The next batch determines which projections are behind.
      onFailure: () => {
        this.#projections = undefined
      },
    })
    this.#repairs = new Repairs(connection, this.#chain, lists)
    this.#declared = [...lists, ...otherProjections]
    this.#runs = new BulkRuns({
      connection,
      chain: this.#chain,
      declared: this.#declared,
      transactions: runTransactions ?? [20_000, Number.POSITIVE_INFINITY],
      maxBytes: memoryShares(memory).run,
    })
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

  async lowestRollback(): Promise<number> {
    return ((await checkpointOf(this.#connection, this.#chain))?.journalFrom ?? 0) - 1
  }

  append(batch: Batch, progress: AppendProgress): Promise<void> {
    if (progress.listsLater !== true)
      return this.#whenFollowed(() => this.#append(batch, progress).then(() => this.#follower.all()))
    return this.#alone(async () => {
      if (!this.#follower.hasRoomFor(batch)) await this.#follower.all()
      await this.#append(batch, progress)
    })
  }

  async #append(batch: Batch, progress: AppendProgress): Promise<void> {
    const reorgDepth = this.#reorgDepth
    const discoveries = this.#discoverer.discover(batch)
    let appended: Appended | undefined
    try {
      appended = await this.#connection.transaction(async (transaction) => {
        const current = this.#projections ?? (await this.#prepare(transaction))
        const { awaited } = this.#follower
        return appendBatch(transaction, this.#chain, batch, {
          ...progress,
          reorgDepth,
          discoveries,
          projections: current,
          awaited,
        })
      })
    } catch (error) {
      // The unique index on hashes does not report why it refused a block.
      await assertNew(this.#connection, this.#chain, batch.blocks, error)
      throw error
    }
    if (appended === undefined) {
      await this.#follower.all()
      return this.#append(batch, progress)
    }
    this.#discoverer.remember(discoveries)
    this.#projections = appended.projections
    if (appended.following !== undefined) this.#follower.add(appended.following)
  }

  rollback(number: number): Promise<void> {
    // Projections that waited for the removed rows can be built then.
    return this.#replacing(() =>
      this.#connection.transaction((transaction) => rollback(transaction, this.#chain, number)),
    )
  }

  catchUp(mostTransactions: number): Promise<CatchUp | undefined> {
    return this.#whenFollowed(() => this.#catchUp(mostTransactions))
  }

  async #catchUp(mostTransactions: number): Promise<CatchUp | undefined> {
    if (this.#projections === undefined) await this.#connection.transaction((transaction) => this.#prepare(transaction))
    const done =
      (await this.#runs.step(mostTransactions)) ??
      (await this.#connection.transaction((transaction) =>
        catchUp(transaction, this.#chain, this.#declared, mostTransactions),
      ))
    // The next batch determines which projections are complete now.
    if (done !== undefined && done.next > done.head) this.#projections = undefined
    // When balances are rebuilt, all answers are queried again.
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
    return this.#afterRun(() => this.#connection.transaction((transaction) => beginRebuild(transaction, this.#chain)))
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
    // Projections that waited for these rows can be built now.
    if (done !== undefined && done.next > done.head) this.#projections = undefined
    return done
  }

  repair(batch: Batch, options: RepairOptions): Promise<readonly RepairedBlock[]> {
    return this.#afterRun(() => this.#repairs.blocks(batch, options))
  }

  repairDerived(found: readonly FoundDerived[]): Promise<readonly string[]> {
    return this.#afterRun(() => this.#repairs.derived(found))
  }

  /** Runs a task that may replace rows of any depth. */
  #afterRun<T>(task: () => Promise<T>): Promise<T> {
    return this.#replacing(async () => {
      await this.#runs.end()
      return task()
    })
  }

  /** Runs a task that may replace rows above those of a run. */
  #replacing<T>(task: () => Promise<T>): Promise<T> {
    return this.#whenFollowed(() => task().finally(() => this.#forget()))
  }

  /** Clears caches of rows, which may have changed or been deleted. */
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

  /** Waits until running writes have ended. */
  async close(): Promise<void> {
    await this.#follower.end()
    await this.#last
    await this.#connection.close()
  }

  /** Runs a task that needs all lists complete, after the tasks that change them already. */
  async #whenFollowed<T>(task: () => Promise<T>): Promise<T> {
    await this.#follower.done()
    return this.#alone(async () => {
      // Up to eight more blocks may have been stored meanwhile; if the work fails, the lists are behind, as after a kill.
      await this.#follower.all().catch(() => {})
      return task()
    })
  }

  /** Runs a task that changes blocks or projections, after the tasks that already do. */
  #alone<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#last.then(task)
    this.#last = result.then(
      () => {},
      () => {},
    )
    return result
  }
}
