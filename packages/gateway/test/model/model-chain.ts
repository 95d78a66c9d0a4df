/** A block of the model: its number and its hash, which says how often the chain had been reorganised when it came. */
export interface ModelBlock {
  readonly number: string
  readonly hash: string
  readonly parentHash: string
}

/** Blocks that a reorganisation can take back; those below are final. */
export const finalDepth = 2

/** A log of a block of the model: a block has as many as its number says, up to three. */
export function logsOfModel({ number, hash }: ModelBlock): readonly object[] {
  return Array.from({ length: Number(number) % 4 }, (_, at) => ({
    address: `0x${String(at % 2).repeat(40)}`,
    topics: [`0x${String(at).repeat(64)}`],
    blockNumber: number,
    blockHash: hash,
    logIndex: `0x${at}`,
    removed: false,
  }))
}

/** The chain of a model of a node: blocks come, and the last ones are exchanged for others. */
export class ModelChain {
  readonly #blocks: ModelBlock[] = []
  #forks = 0

  constructor() {
    for (let block = 0; block <= finalDepth; block++) this.mine()
  }

  /** The number of the last block. */
  get head(): number {
    return this.#blocks.length - 1
  }

  /** The number of the last block that never changes any more. */
  get final(): number {
    return this.head - finalDepth
  }

  mine(): void {
    const number = this.#blocks.length
    const parentHash = this.#blocks.at(-1)?.hash ?? "0x"
    this.#blocks.push({ number: `0x${number.toString(16)}`, hash: `0xf${this.#forks}-${number}`, parentHash })
  }

  /** Exchanges some of the last blocks for as many others and one more. @param depth at most {@link finalDepth} */
  reorganise(depth: number): void {
    this.#forks += 1
    this.#blocks.splice(this.#blocks.length - depth, depth)
    for (let block = 0; block <= depth; block++) this.mine()
  }

  /** The block with a hash, if it is one of the chain. */
  byHash(hash: string): ModelBlock | undefined {
    return this.#blocks.find((block) => block.hash === hash)
  }

  /** Null where there is none. */
  at(number: number): ModelBlock | null {
    return this.#blocks[number] ?? null
  }
}
