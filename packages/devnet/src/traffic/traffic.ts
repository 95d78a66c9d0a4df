import { BuildError } from "@serac/chain"
import { JournaledValue, LedgerError } from "../ledger/index.ts"
import { Keyring } from "../network/keyring.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"
import { Random } from "../random/random.ts"
import { firstStakes } from "./first-stakes.ts"
import { l1Kinds } from "./l1-kinds.ts"
import { pKinds } from "./p-kinds.ts"
import { avax } from "./recipients.ts"
import { busyness } from "./rhythm.ts"
import { makeScene, type Scene } from "./scene.ts"
import { xKinds } from "./x-kinds.ts"

/** Options of the traffic on P and X. */
export interface TrafficOptions {
  readonly network: PrimaryNetwork
  /** The keyring of the devnet, whose validators sign for its L1s. Default: a new one. */
  readonly keyring?: Keyring | undefined
  readonly seed: string
  /** Actions per minute in the busiest hour. Default: 0.5. */
  readonly pace?: number | undefined
}

/** The results of the actions so far. */
export interface TrafficCounts {
  /** Number of issued transactions by kind. */
  readonly issued: Readonly<Record<string, number>>
  /** Number of actions that were not possible when they were due. */
  readonly passed: number
}

const minute = 60_000

/**
 * Simulated users of P and X. A seed gives the same transactions on every machine. The only clock is the devnet's.
 *
 * @example
 * import { DevnetClock, PrimaryNetwork, Traffic } from "@serac/devnet"
 *
 * const clock = new DevnetClock({ start: Date.UTC(2026, 0, 1), isStopped: true })
 * const traffic = new Traffic({ network: new PrimaryNetwork({ clock, seed: "a" }), seed: "a" })
 * traffic.run(Date.UTC(2026, 0, 1, 1)) // an hour of it
 */
export class Traffic {
  readonly #scene: Scene
  readonly #pace: number
  readonly #issued: Record<string, number> = {}
  #passed = 0
  /** Time of the next action; reverts with the network, like its clock. */
  readonly #next: JournaledValue<number>

  constructor({ network, keyring = new Keyring(), seed, pace = 0.5 }: TrafficOptions) {
    this.#scene = makeScene({ network, keyring, seed }, new Random(seed).branch("traffic"))
    this.#pace = pace
    this.#fund()
    firstStakes(this.#scene)
    this.#next = new JournaledValue(network.journal, network.clock.now())
  }

  get counts(): TrafficCounts {
    return { issued: { ...this.#issued }, passed: this.#passed }
  }

  /** When the next action is due, in milliseconds since 1970. */
  get next(): number {
    return this.#next.value
  }

  /** Executes all actions that are due by a time (milliseconds since 1970), advancing the clock. */
  run(until: number): void {
    const { clock } = this.#scene.network
    while (this.#next.value <= until) {
      clock.advanceTo(this.#next.value)
      this.act()
    }
    clock.advanceTo(until)
    this.#scene.network.work()
  }

  /** Executes one action and makes its blocks. */
  act(): void {
    const { random, network } = this.#scene
    const count = random.chance(0.15) ? random.between(2, 4) : 1
    for (let at = 0; at < count; at++) this.#try()
    network.work()
    const gap = minute / (this.#pace * busyness(network.clock.now()))
    this.#next.value = Math.max(this.#next.value, network.clock.now()) + Math.ceil(gap * 2 * random.next())
  }

  #try(): void {
    const { random } = this.#scene
    const chain = random.weighed({ X: 5, P: 5, L1: 1 })
    const kinds = { X: xKinds, P: pKinds, L1: l1Kinds }[chain]
    const weights = Object.fromEntries(Object.entries(kinds).map(([kind, [weight]]) => [kind, weight]))
    const kind = random.weighed(weights)
    const { network } = this.#scene
    const done = () => network.x.mempool.size + network.p.pool.size + network.x.last.height + network.p.last.height
    const before = done()
    try {
      kinds[kind]?.[1](this.#scene)
    } catch (error) {
      // The user lacks the funds, or has just spent them.
      if (!(error instanceof BuildError) && !isConflict(error)) throw error
    }
    if (done() === before) this.#passed++
    else this.#issued[`${chain}.${kind}`] = (this.#issued[`${chain}.${kind}`] ?? 0) + 1
  }

  /** Pays every user on X and P from the network's initial funds. */
  #fund(): void {
    const { treasury, people, network } = this.#scene
    treasury.transferX(people.map(({ address }) => ({ to: address, amount: 20_000n * avax })))
    network.work()
    for (let at = 0; at < people.length; at += 8) {
      // A new P-Chain has no gas capacity yet; it grows with time.
      network.clock.advance(2_000)
      const some = people.slice(at, at + 8)
      treasury.transferP(some.map(({ address }) => ({ to: address, amount: 50_000n * avax })))
      network.work()
    }
  }
}

const isConflict = (error: unknown): boolean =>
  error instanceof LedgerError && /conflicts with other tx|not found|duplicate/.test(error.message)
