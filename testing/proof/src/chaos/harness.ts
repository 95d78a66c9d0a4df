import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import type { Cluster } from "@serac/kits/postgres"
import { openStore, type StoreLocation } from "@serac/store"
import { makeTemporaryFolder, type TemporaryFolder } from "../kill/temporary-folder.ts"
import type { Random } from "../simulation/random.ts"
import { compareWithUndisturbed, isEveryContractRead } from "./compare.ts"
import type { Disk } from "./disk.ts"
import type { HarnessParts } from "./harness-parts.ts"
import { KnownFacts } from "./known-facts.ts"
import { slowness } from "./load.ts"
import { EvmNode } from "./nodes/evm-node.ts"
import { PrimaryNode } from "./nodes/primary-node.ts"
import { reservePort } from "./ports.ts"
import { awaitAnswer } from "./process/await-answer.ts"
import { type SeracOptions, SeracProcess } from "./process/serac-process.ts"
import {
  chaosChainId,
  networkId,
  recovery,
  type ScenarioOutcome,
  type Setup,
  setupTimeoutMs,
  usualGrace,
  usualPace,
} from "./setup.ts"
import { type ChaosStore, makeStore } from "./stores/chaos-store.ts"
import { HealthWatch } from "./watch/health-watch.ts"
import { readPages } from "./watch/read-pages.ts"
import { readRunningFile } from "./watch/running-file.ts"
import type { Sample } from "./watch/sample.ts"

/** A node, a database and a running `serac`, each of which can be disturbed, and a watch that judges the reports of `serac`. */
export class Harness {
  readonly random: Random
  readonly evm: EvmNode
  readonly primary: PrimaryNode | undefined
  readonly store: ChaosStore
  readonly folder: string
  readonly url: string
  readonly watch: HealthWatch
  /** The facts by which the watch judges. */
  readonly facts: KnownFacts
  serac: SeracProcess | undefined
  /** Whether no stored block may disappear in this run. */
  isFinal = true
  readonly #setup: Setup
  readonly #temporary: TemporaryFolder
  readonly #flags: Readonly<Record<"subjects" | "services" | "indexer" | "store", readonly string[]>>
  readonly #indexers: SeracProcess[] = []
  readonly #log: (line: string) => void
  #growing: NodeJS.Timeout | undefined

  private constructor(parts: HarnessParts) {
    const { random, evm, primary, store, temporary, ports, genesis, setup, log } = parts
    this.random = random
    this.evm = evm
    this.primary = primary
    this.store = store
    this.folder = temporary.path
    this.#temporary = temporary
    this.#setup = setup
    this.#log = log
    this.facts = new KnownFacts(evm, primary, setup.grace ?? usualGrace * slowness())
    this.url = `http://127.0.0.1:${ports[0]}`
    const ofNetwork = primary === undefined ? [] : ["--node", primary.server.url]
    this.#flags = {
      subjects: ["--rpc", evm.server.url, ...ofNetwork],
      services: ["--data-service-port", String(ports[0]), "--metrics-service-port", String(ports[1])],
      indexer: [
        ...["--indexer-poll-interval", "100", "--indexer-max-retry-delay", "4000", "--nft-metadata", "off"],
        ...(primary === undefined ? [] : ["--genesis", genesis]),
        ...(setup.flags ?? []),
      ],
      store: store.flags,
    }
    this.watch = new HealthWatch({
      url: this.url,
      pace: setup.pace ?? usualPace,
      facts: (subject) => this.facts.of(subject),
      isUp: () => this.facts.answersSince !== undefined && this.serac?.isOver === false,
      readFile: () => readRunningFile(this.store.directory, this.serac?.pid),
      readPages: (samples) =>
        readPages(
          { url: this.url, chainId: chaosChainId, find: (hash) => this.facts.find(hash), isFinal: this.isFinal },
          samples,
        ),
    })
  }

  static async create(
    kind: StoreLocation["kind"],
    random: Random,
    setup: Setup = {},
    log: (line: string) => void = () => {},
  ): Promise<Harness> {
    const temporary = await makeTemporaryFolder("serac-chaos")
    const folder = temporary.path
    const evm = await EvmNode.start(chaosChainId, setup.length ?? 150, random.branch("evm"))
    const primary = setup.hasNetwork
      ? await PrimaryNode.start({ networkId, foreignLength: setup.foreignLength }, random.branch("primary"))
      : undefined
    const genesis = join(folder, "genesis.json")
    if (primary !== undefined) await writeFile(genesis, primary.genesis)
    const store = await makeStore(kind, folder, setup.disk?.path)
    const ports = [await reservePort(), await reservePort()] as const
    const harness = new Harness({ random, evm, primary, store, temporary, ports, genesis, setup, log })
    harness.grow()
    return harness
  }

  /** The small disk of a scenario that has one. */
  get disk(): Disk {
    const { disk } = this.#setup
    if (disk === undefined) throw new Error("this scenario has no disk of its own")
    return disk
  }

  /** The database server of a store that has one. */
  get cluster(): Cluster {
    const { cluster } = this.store
    if (cluster === undefined) throw new Error("this store has no server of its own")
    return cluster
  }

  log(line: string): void {
    this.#log(line)
  }

  /** Starts the growth of the chains. */
  grow(): void {
    const random = this.random.branch("growth")
    this.#growing ??= setInterval(() => {
      if (random.chance(0.6)) this.evm.grow(random.pick([1, 1, 1, 2]))
      if (random.chance(0.4)) this.primary?.grow()
    }, this.#setup.pace ?? usualPace)
  }

  standStill(): void {
    clearInterval(this.#growing)
    this.#growing = undefined
  }

  /** Starts `serac up` unless it runs. The watch judges it from its first answer. */
  start(env: Readonly<Record<string, string>> = {}): void {
    if (this.serac?.isOver === false) return
    const { subjects, services, indexer, store } = this.#flags
    this.#serve(this.#spawn("up", [...subjects, ...services, ...indexer, ...store], env))
  }

  /** Starts `serac serve`, which the watch judges like `serac up`. */
  serve(): void {
    const { subjects, services, store } = this.#flags
    this.#serve(this.#spawn("serve", [...subjects, ...services, ...store]))
  }

  /**
   * Starts a further `serac index`.
   *
   * @param directory - a data directory of its own, for a process that shares the database with others.
   */
  index(directory?: string): SeracProcess {
    const { subjects, indexer, store } = this.#flags
    const own = directory === undefined ? [] : ["--data-directory", directory]
    const serac = this.#spawn("index", [...subjects, ...indexer, ...store, ...own])
    this.#indexers.push(serac)
    return serac
  }

  #spawn(command: SeracOptions["command"], flags: readonly string[], env: Readonly<Record<string, string>> = {}) {
    const { preloads = [] } = this.#setup
    return new SeracProcess({ command, flags, directory: this.folder, preloads, env })
  }

  #serve(serac: SeracProcess): void {
    this.facts.answersSince = undefined
    this.watch.newest.clear()
    this.serac = serac
    const isWanted = () => this.serac === serac && !serac.isOver
    void awaitAnswer(this.url, isWanted).then((at) => {
      if (this.serac === serac) this.facts.answersSince = at
    })
  }

  async kill(): Promise<void> {
    this.facts.answersSince = undefined
    await this.serac?.kill()
    this.serac = undefined
  }

  async stop(): Promise<void> {
    this.facts.answersSince = undefined
    for (const indexer of this.#indexers.splice(0)) if (!indexer.isOver) await indexer.stop()
    await this.serac?.stop()
    this.serac = undefined
  }

  /** Waits, and fails when `serac` ends meanwhile. */
  async wait(milliseconds: number): Promise<void> {
    await delay(milliseconds)
    if (this.serac?.isOver)
      throw new Error(`serac ended by ${await this.serac.ended} by itself:\n${this.serac.printed}`)
  }

  /** Waits until a condition holds. */
  async until(what: string, holds: () => boolean | Promise<boolean>, timeoutMs = recovery * slowness()): Promise<void> {
    const deadline = performance.now() + timeoutMs
    while (!(await holds())) {
      if (performance.now() > deadline) throw new Error(`${what}: not within ${timeoutMs} ms\n${this.account()}`)
      await this.wait(50)
    }
  }

  /** Waits until the chain is stored up to a block. */
  stored(number: number): Promise<void> {
    return this.until(
      `block ${number} is stored`,
      () => {
        const { askedAt = 0, head = -1 } = this.watch.newest.get(`chain ${chaosChainId}`) ?? {}
        return askedAt > (this.facts.answersSince ?? Number.POSITIVE_INFINITY) && head >= number
      },
      setupTimeoutMs,
    )
  }

  /** Whether health reports this state for every indexer. */
  areAll(state: Sample["state"]): boolean {
    return this.facts.subjects().every((subject) => this.watch.newest.get(subject)?.state === state)
  }

  /** The last block of the chain reported by health. */
  headOf(subject = `chain ${chaosChainId}`): number | undefined {
    return this.watch.heads.get(subject)
  }

  /** Waits until every indexer follows the head of its node, which does not advance meanwhile. */
  async recovers(): Promise<void> {
    const began = performance.now()
    this.standStill()
    await this.until("all follow at the head", () =>
      this.facts.subjects().every((subject) => {
        const sample = this.watch.newest.get(subject)
        const head = this.facts.of(subject)?.told.at(-1)?.number
        return sample !== undefined && sample.askedAt > began && sample.state === "following" && sample.head === head
      }),
    )
    this.#log(`all follow at the head again after ${Math.round(performance.now() - began)} ms`)
  }

  /** Waits until health has recovered, and compares the stored data with that of an undisturbed run. */
  async finish(): Promise<ScenarioOutcome> {
    await this.recovers()
    const reader = await openStore(this.store.location)
    try {
      // The check reads all rows of the contracts.
      const isDone = () => this.wait(300).then(() => isEveryContractRead(reader, String(chaosChainId)))
      await this.until("every contract is read", isDone)
    } finally {
      await reader.close()
    }
    await this.watch.stop()
    await this.stop()
    const { evm, primary, store } = this
    this.#log("all is stored; now once more without a fault")
    const difference = await compareWithUndisturbed({ evm, primary, location: store.location })
    const { count: samples, pages, findings } = this.watch
    return { samples, pages, findings, blocks: evm.head + 1, difference }
  }

  /** Stops everything that still runs. */
  async close(): Promise<void> {
    this.standStill()
    this.facts.answersSince = undefined
    await this.watch.stop()
    for (const indexer of this.#indexers) await indexer.kill().catch(() => {})
    await this.kill().catch(() => {})
    await this.evm.server.kill()
    await this.primary?.server.kill()
    await this.store.stop()
    await this.#temporary.remove()
  }

  /** The observed events, for the investigation of failures. */
  account(): string {
    const { states, findings } = this.watch
    const found = findings.map((finding) => JSON.stringify(finding))
    return ["states:", ...states.slice(-30), "findings:", ...found, "printed:", this.serac?.printed ?? ""].join("\n")
  }

  /** Writes a file next to the data, for the modules that are loaded before `serac`. */
  async file(name: string, text: string): Promise<string> {
    const path = join(this.folder, "hooks", name)
    await mkdir(join(this.folder, "hooks"), { recursive: true })
    await writeFile(path, text)
    return path
  }
}
