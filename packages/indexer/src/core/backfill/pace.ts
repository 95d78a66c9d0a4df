const targetBytes = 2 * 1024 * 1024
const targetTime = 1_000

/** How many blocks to ask for at once, and in how many requests at the same time: more while the node is fast, fewer after a fault. */
export class Pace {
  /** Blocks in a request. */
  blocks = 4
  /** Requests at the same time. */
  requests = 2
  /** Bytes of answers, the average of late. */
  bytesPerBlock = 16_384
  readonly #mostRequests: number
  readonly #mostBlocks: () => number

  /** @param mostBlocks - how many blocks a request can be for at the moment. */
  constructor(mostRequests: number, mostBlocks: () => number = () => 500) {
    this.#mostRequests = Math.max(1, mostRequests)
    this.#mostBlocks = mostBlocks
    this.requests = Math.min(this.requests, this.#mostRequests)
  }

  /** Bytes that an answer about so many blocks will hardly exceed. */
  expect(blocks: number): number {
    return Math.ceil(blocks * this.bytesPerBlock * 2) + 262_144
  }

  answered(blocks: number, bytes: number, milliseconds: number): void {
    const each = bytes / blocks
    // More at once than less: what grows must not surprise.
    this.bytesPerBlock += (each - this.bytesPerBlock) * (each > this.bytesPerBlock ? 0.5 : 0.1)
    if (blocks >= this.blocks) {
      const bySize = targetBytes / Math.max(1, this.bytesPerBlock)
      const byTime = (this.blocks * targetTime) / Math.max(1, milliseconds)
      const wanted = Math.min(bySize, byTime, this.blocks * 2, this.#mostBlocks())
      this.blocks = Math.max(1, Math.floor(wanted))
    }
    if (this.requests < this.#mostRequests) this.requests++
  }

  /** A block was larger than so many bytes. */
  expectAtLeast(bytes: number): void {
    this.bytesPerBlock = Math.max(this.bytesPerBlock, bytes)
  }

  failed(): void {
    this.blocks = Math.max(1, this.blocks >> 1)
    this.requests = Math.max(1, this.requests >> 1)
  }
}
