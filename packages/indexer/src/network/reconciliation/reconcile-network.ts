import {
  type NetworkDefinition,
  type PlatformRows,
  type PrimaryChain,
  primaryChains,
  verifyingNetwork,
} from "@serac/store"
import {
  type Covers,
  createReconciler,
  type Difference,
  LazyStore,
  type ReconcileOptions,
  type Reconciler,
  type ReconciliationCheck,
  sampleHeight,
} from "../../core/reconciliation/index.ts"
import { createNetworkNode } from "../node/create-network-node.ts"
import type { StakersRequest } from "../node/network-node.ts"
import { compareNetworkBlocks } from "./compare-network-blocks.ts"
import { reconcileUtxos, sourcesOf } from "./compare-utxos.ts"
import { compareValidators, delegatedOf, subnetsOf } from "./compare-validators.ts"
import { type ComparedPart, formatPart, parsePart } from "./compared-part.ts"
import { type NetworkSides, rememberPlatform } from "./network-sides.ts"
import { createStateNode } from "./state-node.ts"

/** Blocks that may be missing before nothing is compared. */
const far = 32
const addressesAtOnce = 16
/** All validators are read from the store at once, which is not done all the time. */
const validatorsEvery = 120_000

/** What {@link reconcileNetwork} works with. */
export interface ReconcileNetworkOptions extends ReconcileOptions {
  readonly network: NetworkDefinition
  /** Differences that stand: what showed them is compared again. Default none. */
  readonly standing?: (() => readonly Difference[]) | undefined
}

/**
 * Compares a primary network with its nodes while it is followed: IDs of blocks, UTXO sets of addresses that chance decides,
 * validators with their delegators, and balances of L1 validators, until it is stopped. It reads by a connection of its
 * own and asks by one too, so that neither what it finds slow nor what fails holds up the indexer.
 */
export function reconcileNetwork(options: ReconcileNetworkOptions): Reconciler {
  const { network, store: location, clock, log, fetch, standing, ...rest } = options
  const opened = new LazyStore(location)
  const node = createNetworkNode({ network, clock, log, fetch })
  const state = createStateNode({ network, clock, log, fetch })
  let schedule: NetworkSchedule | undefined
  return createReconciler({
    ...rest,
    subject: `network ${network.networkId}`,
    clock,
    log,
    next: async () => {
      const store = await opened.get()
      const { networkId } = network
      const [reader, lists] = [verifyingNetwork(store, networkId), store.network(networkId)]
      schedule ??= new NetworkSchedule({ reader, lists, node, state, clock }, standing)
      return schedule.next()
    },
    onEnd: () => opened.close(),
  })
}

/** Takes turns between what is compared of a network. */
export class NetworkSchedule {
  readonly #sides: NetworkSides
  readonly #standing: () => readonly Difference[]
  readonly #platform: () => Promise<PlatformRows | undefined>
  #turn = 0
  #validatorsAt = Number.NEGATIVE_INFINITY

  constructor(sides: NetworkSides, standing: () => readonly Difference[] = () => []) {
    this.#sides = sides
    this.#standing = standing
    this.#platform = rememberPlatform(sides.reader)
  }

  /** What is compared next; undefined while the network is not followed. */
  async next(): Promise<ReconciliationCheck | undefined> {
    const { stored, node } = await this.#sides.reader.heads()
    const isFollowed = (chain: PrimaryChain) => (node[chain] ?? 0) - (stored[chain] ?? Number.NEGATIVE_INFINITY) <= far
    if (!primaryChains.every(isFollowed)) return undefined
    const { clock } = this.#sides
    const again = this.#differing()
    if (again !== undefined) return this.#check(again)
    if (clock.elapsed() - this.#validatorsAt >= validatorsEvery) {
      this.#validatorsAt = clock.elapsed()
      return this.#validators()
    }
    const turn = this.#turn++
    const chain = primaryChains[Math.floor(turn / 2) % primaryChains.length] as PrimaryChain
    if (turn % 2 === 0) return this.#utxos(chain)
    return this.#check({ chain, from: sampleHeight(stored[chain] ?? 0, clock.random) })
  }

  /** Half of the time what showed a difference that stands, where there is one. */
  #differing(): ComparedPart | undefined {
    const standing = this.#standing().flatMap(({ check }) => check ?? [])
    if (standing.length === 0 || this.#sides.clock.random() < 0.5) return undefined
    return parsePart(this.#some(standing) ?? "")
  }

  /** The comparison of a part; a difference that it shows stands no longer once it shows none. */
  #check(part: ComparedPart): ReconciliationCheck {
    const id = formatPart(part)
    const covers: Covers = ({ check }) => check === id
    const sides = { ...this.#sides, platform: this.#platform }
    if ("source" in part) {
      const { chain, source } = part
      const addresses = part.addresses.map((address) => Buffer.from(address, "hex"))
      const name = `UTXOs of ${addresses.length} addresses on the ${chain}-Chain from the ${source}-Chain`
      const run = (signal: AbortSignal) => reconcileUtxos(sides, { chain, source, addresses }, signal)
      return { name, id, covers, requests: chain === source ? 3 : 5, run }
    }
    if ("chain" in part) {
      const run = (signal: AbortSignal) => compareNetworkBlocks(sides, { ...part, count: 1 }, signal)
      return { name: `block ${part.from} of the ${part.chain}-Chain`, id, covers, requests: 1, run }
    }
    const name = `validators of ${part.nodeId ?? part.subnetId ?? "the primary network"}`
    return { name, id, covers, requests: 3, run: (signal) => compareValidators(sides, part, signal) }
  }

  async #utxos(chain: PrimaryChain): Promise<ReconciliationCheck> {
    const { reader } = this.#sides
    const source = this.#some(sourcesOf[chain]) as PrimaryChain
    const addresses: string[] = []
    // Where chance begins beyond the last address, it goes on with the first.
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

  /** Bytes that an address may come after. */
  #somewhere(): Uint8Array {
    return Uint8Array.from({ length: 20 }, () => Math.floor(this.#sides.clock.random() * 256))
  }

  #some<T>(items: readonly T[]): T | undefined {
    return items[Math.floor(this.#sides.clock.random() * items.length)]
  }
}
