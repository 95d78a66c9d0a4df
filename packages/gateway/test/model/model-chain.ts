/** A block of the model: its number, and its hash, which contains the number of reorganisations before it. */
export interface ModelBlock {
  readonly number: string
  readonly hash: string
  readonly parentHash: string
}

/** Maximum depth of a reorganisation; blocks below are final. */
export const finalDepth = 2

/** The logs of a block of the model, from none to three, depending on its number. */
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

/** The chain of a model node, with new blocks and reorganisations. */
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

  /** The number of the last final block. */
  get final(): number {
    return this.head - finalDepth
  }

  mine(): void {
    const number = this.#blocks.length
    const parentHash = this.#blocks.at(-1)?.hash ?? "0x"
    this.#blocks.push({ number: `0x${number.toString(16)}`, hash: `0xf${this.#forks}-${number}`, parentHash })
  }

  /** Replaces the last `depth` blocks by as many others and one more. @param depth at most {@link finalDepth} */
  reorganise(depth: number): void {
    this.#forks += 1
    this.#blocks.splice(this.#blocks.length - depth, depth)
    for (let block = 0; block <= depth; block++) this.mine()
  }

  /** The block with a hash, if the chain has it. */
  byHash(hash: string): ModelBlock | undefined {
    return this.#blocks.find((block) => block.hash === hash)
  }

  /** The block at a height, or null. */
  at(number: number): ModelBlock | null {
    return this.#blocks[number] ?? null
  }
}
