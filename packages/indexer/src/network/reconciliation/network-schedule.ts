import { type ChainHeights, type PlatformRows, type PrimaryChain, primaryChains } from "@serac/store"
import {
  type BlockStretch,
  type Compared,
  type Covers,
  type Difference,
  type Finding,
  type Recheck,
  type ReconciliationCheck,
  sampleHeight,
} from "../../core/reconciliation/index.ts"
import type { StakersRequest } from "../node/network-node.ts"
import { compareNetworkBlocks } from "./compare-network-blocks.ts"
import { reconcileUtxos, sourcesOf } from "./compare-utxos.ts"
import { compareValidators, delegatedOf, subnetsOf } from "./compare-validators.ts"
import { type ComparedPart, formatPart, parsePart } from "./compared-part.ts"
import { type NetworkSides, rememberPlatform } from "./network-sides.ts"

/** Missing blocks above which nothing is compared. */
const far = 32
const addressesAtOnce = 16
/** Blocks of a pass that are compared with one list of stored blocks. */
const atOnce = 64
/** Milliseconds between two comparisons of validators, which read all of them from the store at once. */
const validatorsEvery = 120_000
/** The same between two comparisons of a last block that no other follows, since nothing else shows that its container is false. */
const headsEvery = 10_000

/** Further inputs of the schedule. */
export interface NetworkScheduleOptions {
  /** Standing differences, whose comparisons are repeated. Default none. */
  readonly standing?: (() => readonly Difference[]) | undefined
  /** Passes over all blocks of each chain. Default none: blocks are only chosen at random. */
  readonly recheck?: Recheck | undefined
  /** How many answers of nodes about a chain cannot be true; all blocks are compared soon where there are more. Default none. */
  readonly untrueAnswers?: ((chain: PrimaryChain) => number) | undefined
  /** Corrects what is stored when a comparison shows a difference twice. Default nothing is corrected. */
  readonly repair?: ReconciliationCheck["repair"]
}

/** Alternates between the comparisons of a network: parts that differ, all blocks in order, and random parts. */
export class NetworkSchedule {
  readonly #sides: NetworkSides
  readonly #standing: () => readonly Difference[]
  readonly #recheck: Recheck | undefined
  readonly #repair: ReconciliationCheck["repair"]
  readonly #untrueAnswers: (chain: PrimaryChain) => number
  readonly #doubted = new Map<PrimaryChain, number>()
  #platform: () => Promise<PlatformRows | undefined>
  /** The block at which a pass found a difference; it is compared separately next. */
  #suspect: { readonly chain: PrimaryChain; readonly from: number } | undefined
  #turn = 0
  /** The last blocks that were compared, and when, by the clock's `elapsed`. */
  readonly #heads = new Map<PrimaryChain, { readonly height: number; readonly at: number }>()
  #validatorsAt = Number.NEGATIVE_INFINITY

  constructor(
    sides: NetworkSides,
    { standing = () => [], recheck, repair, untrueAnswers = () => 0 }: NetworkScheduleOptions = {},
  ) {
    this.#sides = sides
    this.#untrueAnswers = untrueAnswers
    this.#standing = standing
    this.#recheck = recheck
    this.#repair =
      repair &&
      (async (signal) => {
        const verdict = await repair(signal)
        // It changes validators without a new block.
        this.#platform = rememberPlatform(sides.reader)
        return verdict
      })
    this.#platform = rememberPlatform(sides.reader)
  }

  /** The next comparison; undefined unless the network is at the nodes' heads. */
  async next(): Promise<ReconciliationCheck | undefined> {
    const { stored, node } = await this.#sides.reader.heads()
    const isFollowed = (chain: PrimaryChain) => (node[chain] ?? 0) - (stored[chain] ?? Number.NEGATIVE_INFINITY) <= far
    if (!primaryChains.every(isFollowed)) return undefined
    this.#doubt()
    const { clock } = this.#sides
    const again = this.#differing()
    if (again !== undefined) return this.#check(again)
    if (this.#suspect !== undefined) return this.#suspected(this.#suspect)
    if (clock.elapsed() - this.#validatorsAt >= validatorsEvery) {
      this.#validatorsAt = clock.elapsed()
      return this.#validators()
    }
    const last = this.#unfollowed(stored)
    if (last !== undefined) return this.#check(last)
    const turn = this.#turn++
    const chain = primaryChains[Math.floor(turn / 2) % primaryChains.length] as PrimaryChain
    if (turn % 2 === 0) return this.#utxos(chain)
    const stretch = this.#recheck?.due(chain, stored[chain] ?? -1)
    if (stretch !== undefined) return this.#stretch(chain, stretch)
    return this.#check({ chain, from: sampleHeight(stored[chain] ?? 0, clock.random) })
  }

  /** The last block of a chain if nothing has followed it for a while. */
  #unfollowed(stored: ChainHeights): ComparedPart | undefined {
    const now = this.#sides.clock.elapsed()
    for (const chain of ["P", "X"] as const) {
      const height = stored[chain] ?? -1
      const known = this.#heads.get(chain)
      if (known?.height === height && now - known.at < headsEvery) continue
      this.#heads.set(chain, { height, at: now })
      if (known?.height === height) return { chain, from: height }
    }
    return undefined
  }

  /** What a node gave before it was caught may be false, too. */
  #doubt(): void {
    for (const chain of primaryChains) {
      const count = this.#untrueAnswers(chain)
      if (count > (this.#doubted.get(chain) ?? 0)) this.#recheck?.doubt(chain)
      this.#doubted.set(chain, count)
    }
  }

  /** The next blocks of a pass. The pass stops at a differing block, and continues after that block was compared separately. */
  #stretch(chain: PrimaryChain, { from, count }: BlockStretch): ReconciliationCheck {
    const run = async (signal: AbortSignal): Promise<Compared> => {
      for (let next = from; next < from + count; next += atOnce) {
        const piece = { chain, from: next, count: Math.min(atOnce, from + count - next) }
        const outcome = await compareNetworkBlocks(this.#sides, piece, signal)
        const [first] = "findings" in outcome ? outcome.findings : []
        const suspect = first && heightOfKey(first)
        this.#recheck?.reached(chain, suspect ?? next + piece.count)
        if (suspect === undefined) continue
        this.#suspect = { chain, from: suspect }
        return { compared: { "block-hash": suspect - from }, findings: [] }
      }
      return { compared: { "block-hash": count }, findings: [] }
    }
    return { name: `blocks of the ${chain}-Chain from ${from}`, requests: 1, run }
  }

  #suspected({ chain, from }: { readonly chain: PrimaryChain; readonly from: number }): ReconciliationCheck {
    this.#suspect = undefined
    const check = this.#check({ chain, from })
    return {
      ...check,
      run: async (signal) => {
        const outcome = await check.run(signal)
        this.#recheck?.reached(chain, from + 1)
        return outcome
      },
    }
  }

  /** The part of a standing difference, half of the time if there is one. */
  #differing(): ComparedPart | undefined {
    const standing = this.#standing().flatMap(({ check }) => check ?? [])
    if (standing.length === 0 || this.#sides.clock.random() < 0.5) return undefined
    return parsePart(this.#some(standing) ?? "")
  }

  /** The comparison of a part; its differences are settled once it shows none. */
  #check(part: ComparedPart): ReconciliationCheck {
    const id = formatPart(part)
    const covers: Covers = ({ check }) => check === id
    const common = { id, covers, repair: this.#repair }
    const sides = { ...this.#sides, platform: () => this.#platform() }
    if ("source" in part) {
      const { chain, source } = part
      const addresses = part.addresses.map((address) => Buffer.from(address, "hex"))
      const name = `UTXOs of ${addresses.length} addresses on the ${chain}-Chain from the ${source}-Chain`
      const run = (signal: AbortSignal) => reconcileUtxos(sides, { chain, source, addresses }, signal)
      return { name, ...common, requests: chain === source ? 3 : 5, run }
    }
    if ("chain" in part) {
      const run = (signal: AbortSignal) => compareNetworkBlocks(sides, { ...part, count: 1 }, signal)
      return { name: `block ${part.from} of the ${part.chain}-Chain`, ...common, requests: 1, run }
    }
    const name = `validators of ${part.nodeId ?? part.subnetId ?? "the primary network"}`
    return { name, ...common, requests: 3, run: (signal) => compareValidators(sides, part, signal) }
  }

  async #utxos(chain: PrimaryChain): Promise<ReconciliationCheck> {
    const { reader } = this.#sides
    const source = this.#some(sourcesOf[chain]) as PrimaryChain
    const addresses: string[] = []
    // If the random address is after the last one, it starts with the first.
    let next =
      (await reader.nextAddress(chain, this.#somewhere())) ?? (await reader.nextAddress(chain, new Uint8Array()))
    while (next !== undefined && addresses.length < addressesAtOnce) {
      addresses.push(Buffer.from(next).toString("hex"))
      next = await reader.nextAddress(chain, next)
    }
    if (addresses.length > 0) return this.#check({ chain, source, addresses })
    const { stored } = await reader.heads()
    return this.#check({ chain, from: sampleHeight(stored[chain] ?? 0, this.#sides.clock.random) })
  }

  /** The primary network, a subnet, or a validator with its delegators. */
  async #validators(): Promise<ReconciliationCheck | undefined> {
    const platform = await this.#platform()
    if (platform === undefined) return undefined
    const [, ...subnets] = subnetsOf(platform)
    const asked: readonly (StakersRequest | undefined)[] = [
      {},
      subnets.length === 0 ? undefined : { subnetId: this.#some(subnets) },
      this.#some(delegatedOf(platform)),
    ]
    return this.#check(this.#some(asked.filter((each) => each !== undefined)) ?? {})
  }

  /** A random address to start after. */
  #somewhere(): Uint8Array {
    return Uint8Array.from({ length: 20 }, () => Math.floor(this.#sides.clock.random() * 256))
  }

  #some<T>(items: readonly T[]): T | undefined {
    return items[Math.floor(this.#sides.clock.random() * items.length)]
  }
}

/** The keys of findings about blocks begin with the chain and the height. */
const heightOfKey = ({ key }: Finding): number => Number(key.split(" ")[1])
