import type { Hex } from "@serac/store"
import { Random } from "../random.ts"
import { ancestorAt, commonAncestor, makeBlock, type SimulatedBlock } from "./block.ts"
import { type SentTransaction, sendTransaction } from "./transaction.ts"

const genesisTime = 1_800_000_000
const rememberedForks = 6

/** The final canonical chain, and its abandoned forks. */
export class World {
  /** The last block of the canonical chain. */
  tip: SimulatedBlock
  /** Last blocks of forks, the newest last. */
  forks: SimulatedBlock[] = []
  /** The highest block of all forks so far. */
  highest: number
  readonly #random: Random
  readonly #blocks = new Map<Hex, SimulatedBlock>()
  #sent = 0

  /** @param began - the time of its first block, in Unix seconds. */
  constructor(random: Random, length: number, began = genesisTime) {
    this.#random = random
    this.tip = this.#add(makeBlock(undefined, [], began, random))
    this.highest = 0
    for (let number = 1; number <= length; number++) this.tip = this.#extend(this.tip)
  }

  /** A static world with this chain only. */
  static of(tip: SimulatedBlock): World {
    const world = new World(new Random(tip.hash), 0)
    for (let block: SimulatedBlock | undefined = tip; block; block = block.parent) world.#add(block)
    world.tip = tip
    return world
  }

  /** A block of any fork. */
  block(hash: Hex): SimulatedBlock | undefined {
    return this.#blocks.get(hash)
  }

  isCanonical(block: SimulatedBlock): boolean {
    return ancestorAt(this.tip, block.number) === block
  }

  /** The last block that a block's chain shares with the canonical one. */
  sharedWith(block: SimulatedBlock): number {
    return commonAncestor(this.tip, block).number
  }

  grow(): void {
    this.tip = this.#extend(this.tip)
  }

  /** Replaces the last blocks by a fork of another length. */
  reorganise(depth: number, length: number): void {
    const old = this.tip
    this.tip = this.fork(depth, length)
    this.forks = [...this.forks.filter((fork) => fork !== this.tip), old].slice(-rememberedForks)
  }

  /** A new fork that branches off this many blocks below the canonical tip. */
  fork(depth: number, length: number): SimulatedBlock {
    const from = ancestorAt(this.tip, this.tip.number - depth) as SimulatedBlock
    const left = depth > 0 ? descendants(this.tip, from) : []
    let tip = from
    for (let index = 0; index < length; index++) tip = this.#extend(tip, left[index])
    if (tip !== from) this.forks = [...this.forks, tip].slice(-rememberedForks)
    return tip
  }

  #extend(parent: SimulatedBlock, instead?: SimulatedBlock): SimulatedBlock {
    const random = this.#random
    const delta = random.chance(0.03) ? random.pick([3600, 86_400]) : random.pick([0, 0, 1, 2, 2, 12, 60])
    return this.#add(makeBlock(parent, this.#choose(instead), parent.timestamp + delta, random))
  }

  /** New transactions, or those of the block that it replaces: the same in the same order, or some of them. */
  #choose(instead: SimulatedBlock | undefined): readonly SentTransaction[] {
    const random = this.#random
    if (instead && random.chance(0.4)) return instead.transactions
    const again = instead?.transactions.filter(() => random.chance(0.5)) ?? []
    const count = random.chance(0.3) ? 0 : random.chance(0.1) ? random.between(4, 9) : random.between(1, 3)
    const fresh = Array.from({ length: count }, () => sendTransaction(random, `${this.#sent++} ${random.next()}`))
    return random.shuffle([...again, ...fresh])
  }

  #add(block: SimulatedBlock): SimulatedBlock {
    this.#blocks.set(block.hash, block)
    this.highest = Math.max(this.highest ?? 0, block.number)
    return block
  }
}

/** Blocks above one of a tip's chain, up to the tip. */
function descendants(tip: SimulatedBlock, from: SimulatedBlock): SimulatedBlock[] {
  const blocks: SimulatedBlock[] = []
  for (let block = tip; block !== from; block = block.parent as SimulatedBlock) blocks.unshift(block)
  return blocks
}
