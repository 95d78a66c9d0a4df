import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describeNetwork, type NetworkIndexerProgress } from "@serac/indexer/network"
import { type NetworkDefinition, openStore, primaryChains, type Store, type StoreLocation } from "@serac/store"
import type { ChainHeights } from "../primary/oracle/utxo.ts"
import type { World } from "../primary/oracle/world.ts"
import { type PrimaryNode, startPrimaryNode } from "../primary/replay-node/start-primary-node.ts"
import { verifyStoredNetwork } from "../verify/verify-network.ts"
import type { PrimaryLie } from "./lie.ts"
import { type LieFrequency, startLying } from "./lying-node.ts"
import { QuietClock } from "./quiet-clock.ts"
import { HonestRows } from "./stored-rows.ts"
import { reopened, type SupervisedRun, superviseRun } from "./supervised-run.ts"

/** A recorded network, and how it is lied about. */
export interface LieBenchOptions {
  readonly world: World
  /** Blocks that the node has before the first lie and after it, after the second one and so on. */
  readonly heights: readonly ChainHeights[]
  /** Makes an empty store. */
  readonly newStore: () => Promise<StoreLocation>
}

/** How a node lies. */
export interface Lying {
  readonly lie: PrimaryLie
  readonly frequency: LieFrequency
  readonly random: () => number
}

/** What came of a lie. */
export interface LieOutcome {
  /** False answers that the node gave. */
  readonly told: number
  /** Whether the indexer said of an answer or a row that it is false. */
  readonly isNoticed: boolean
  /** Seconds by the indexer's clock from the last lie until no row was false; 0 if none was when it ended. */
  readonly falseSeconds: number
  /** The same until all rows were stored, too. */
  readonly seconds: number
  /** What is false in the end; empty if nothing is. */
  readonly faults: readonly string[]
}

/** Milliseconds by the indexer's clock that a node lies at most before it has more blocks. */
const lyingMs = 5_000
/** The same at most until the first false answer. */
const untoldMs = 60_000
/** The same after the last lie until it is given up. */
const givenUpMs = 300_000
/** The same between two comparisons with the truth. */
const checkedEveryMs = 500

/** A store that is indexed from the node. */
interface LiedStore {
  readonly location: StoreLocation
  readonly store: Store
  /** Of its repairs. */
  readonly folder: string
}

/** Indexes a recorded network from a node that lies, and then is honest. */
export class LieBench {
  readonly #options: LieBenchOptions
  readonly #node: PrimaryNode
  readonly #network: NetworkDefinition
  /** At each of the heights. */
  readonly #honest: HonestRows[]

  private constructor(options: LieBenchOptions, node: PrimaryNode, network: NetworkDefinition, honest: HonestRows[]) {
    this.#options = options
    this.#honest = honest
    this.#node = node
    this.#network = network
  }

  /** Starts the node, and indexes it once without a lie. */
  static async start(options: LieBenchOptions): Promise<LieBench> {
    const bench = await LieBench.#startNode(options, [])
    await bench.#withStore((lied) => bench.#indexHonestly(lied))
    return bench
  }

  static async #startNode(options: LieBenchOptions, honest: HonestRows[]): Promise<LieBench> {
    const node = await startPrimaryNode({ world: options.world, heights: options.heights.at(-1) as ChainHeights })
    return new LieBench(options, node, await describeNetwork([node.url]), honest)
  }

  /** Another node of the same network, with stores of another kind; both may lie at a time. */
  another(newStore: LieBenchOptions["newStore"]): Promise<LieBench> {
    return LieBench.#startNode({ ...this.#options, newStore }, this.#honest)
  }

  close(): Promise<void> {
    return this.#node.stop()
  }

  /**
   * Lies in one way after the other while a store is indexed, each time until all that is stored is true, or is given up, which ends it.
   *
   * @param lyings - at most as many as there are heights but the first ones.
   * @returns what came of each; the last one has what does not verify in the end.
   */
  prove(lyings: readonly Lying[]): Promise<readonly LieOutcome[]> {
    return this.#withStore(async (lied) => {
      const outcomes: LieOutcome[] = []
      for (const [step, lying] of lyings.entries()) {
        const outcome = await this.#lie(lying, step, lied)
        outcomes.push(outcome)
        if (outcome.faults.length > 0) return outcomes
      }
      const last = outcomes.pop() as LieOutcome
      return [...outcomes, { ...last, faults: await this.#finish(lied) }]
    })
  }

  /** Indexes what is left, since a node of a recording has its whole state at the end, and verifies all. */
  async #finish({ location, store, folder }: LiedStore): Promise<readonly string[]> {
    const end = this.#options.heights.at(-1) as ChainHeights
    const clock = new QuietClock(this.#node.fetch)
    this.#node.setHeights(end)
    const run = this.#run(location, join(folder, "end"), clock)
    try {
      for (const until = clock.elapsed() + givenUpMs; clock.elapsed() < until; await clock.sleep(checkedEveryMs)) {
        const isWhole = hasReached(run.progress, end)
        const { isComplete } = await clock.still(() => (this.#honest.at(-1) as HonestRows).compare(store, isWhole))
        if (isComplete) break
      }
    } finally {
      await run.stop()
      await clock.stop()
    }
    return this.#verified(location)
  }

  async #withStore<Result>(work: (lied: LiedStore) => Promise<Result>): Promise<Result> {
    const location = await this.#options.newStore()
    const folder = await mkdtemp(join(tmpdir(), "serac-lie-"))
    const store = await reopened(() => openStore(location))
    try {
      return await work({ location, store, folder })
    } finally {
      await store.close()
      await rm(folder, { recursive: true, force: true })
    }
  }

  async #indexHonestly({ location, store, folder }: LiedStore): Promise<void> {
    const { heights, world } = this.#options
    const hasIndex = world.recording.P.at(1)?.container !== undefined
    const clock = new QuietClock(this.#node.fetch)
    this.#node.setHeights(heights[0] as ChainHeights)
    const run = this.#run(location, folder, clock)
    try {
      for (const step of heights) {
        this.#node.setHeights(step)
        let rows: HonestRows | undefined
        for (const until = clock.elapsed() + givenUpMs; rows === undefined; await clock.sleep(checkedEveryMs)) {
          if (clock.elapsed() > until) throw new Error("without a lie it is not indexed")
          const isWhole = hasReached(run.progress, step)
          if (isWhole) rows = await clock.still(() => HonestRows.read(store, this.#network.networkId, hasIndex))
        }
        this.#honest.push(rows)
      }
    } finally {
      await run.stop()
      await clock.stop()
    }
    const unverified = await this.#verified(location)
    if (unverified.length > 0) throw new Error(`without a lie: ${unverified.join("; ")}`)
  }

  async #lie(lying: Lying, step: number, { location, store, folder }: LiedStore): Promise<LieOutcome> {
    const [before, after] = this.#options.heights.slice(step) as [ChainHeights, ChainHeights]
    const honest = this.#honest[step + 1] as HonestRows
    const clock = new QuietClock(this.#node.fetch)
    this.#node.setHeights(before)
    const liar = startLying(this.#node, this.#options.world, lying.lie, lying, clock)
    const run = this.#run(location, join(folder, String(step)), clock)
    try {
      await clock.begun
      await clock.sleep(lyingMs)
      this.#node.setHeights(after)
      // The clock does not wait for all work of a store, so that the indexer may not have asked yet.
      for (let waited = 0; waited < untoldMs && (waited === 0 || liar.told.count === 0); waited += lyingMs)
        await clock.sleep(lyingMs)
      liar.stop()
      const { count, lastAt } = liar.told
      let [seconds, falseSeconds] = [Number.POSITIVE_INFINITY, 0]
      for (const until = clock.elapsed() + givenUpMs; clock.elapsed() < until; await clock.sleep(checkedEveryMs)) {
        const isWhole = hasReached(run.progress, after)
        const { isFalse, isComplete } = await clock.still(() => honest.compare(store, isWhole))
        const since = (clock.elapsed() - lastAt) / 1000
        if (isFalse) falseSeconds = since + checkedEveryMs / 1000
        if (isFalse || !isComplete) continue
        seconds = since
        break
      }
      const faults = Number.isFinite(seconds) ? [] : await honest.differing(store)
      return { told: count, isNoticed: run.words.size > 0, falseSeconds, seconds, faults }
    } finally {
      liar.stop()
      await run.stop()
      await clock.stop()
    }
  }

  #run(location: StoreLocation, folder: string, clock: QuietClock): SupervisedRun {
    const { genesis } = this.#options.world.recording
    return superviseRun(
      {
        ...{ network: this.#network, store: location, pollInterval: 500 },
        repairDirectory: join(folder, "again"),
        differencesFile: join(folder, "differences.jsonl"),
        ...(genesis !== undefined && { genesis }),
      },
      clock,
    )
  }

  /** What `serac verify --all` finds. */
  async #verified(location: StoreLocation): Promise<readonly string[]> {
    const clock = new QuietClock(this.#node.fetch)
    try {
      const verifying = { location, network: this.#network, clock, fetch: clock.fetch, timeoutMs: 20_000 }
      const { consistency, verdict } = await reopened(() => verifyStoredNetwork(verifying))
      const all = [...consistency.inconsistencies, ...verdict.differences, ...verdict.skipped]
      return all.map((one) => JSON.stringify(one))
    } finally {
      await clock.stop()
    }
  }
}

const hasReached = (progress: NetworkIndexerProgress | undefined, heights: ChainHeights) =>
  progress !== undefined &&
  primaryChains.every((name) => progress.chains.find(({ chain }) => chain === name)?.head?.height === heights[name])
