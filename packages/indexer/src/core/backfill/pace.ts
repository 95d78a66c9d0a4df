const targetBytes = 2 * 1024 * 1024
const targetTime = 1_000

/** Adapts the blocks in a request and the parallel requests to the node: more while it is fast, fewer after a fault. */
export class Pace {
  /** Blocks in a request. */
  blocks = 4
  /** Parallel requests. */
  requests = 2
  /** Moving average of the bytes of answers for each block. */
  bytesPerBlock = 16_384
  readonly #mostRequests: number
  readonly #mostBlocks: () => number

  /** @param mostBlocks - the maximum of blocks in a request at the moment. */
  constructor(mostRequests: number, mostBlocks: () => number = () => 500) {
    this.#mostRequests = Math.max(1, mostRequests)
    this.#mostBlocks = mostBlocks
    this.requests = Math.min(this.requests, this.#mostRequests)
  }

  /** A number of bytes that an answer about this many blocks will hardly exceed. */
  expect(blocks: number): number {
    return Math.ceil(blocks * this.bytesPerBlock * 2) + 262_144
  }

  answered(blocks: number, bytes: number, milliseconds: number): void {
    const each = bytes / blocks
    // The average follows an increase faster than a decrease, so that growing blocks stay within the expected size.
    this.bytesPerBlock += (each - this.bytesPerBlock) * (each > this.bytesPerBlock ? 0.5 : 0.1)
    if (blocks >= this.blocks) {
      const bySize = targetBytes / Math.max(1, this.bytesPerBlock)
      const byTime = (this.blocks * targetTime) / Math.max(1, milliseconds)
      const wanted = Math.min(bySize, byTime, this.blocks * 2, this.#mostBlocks())
      this.blocks = Math.max(1, Math.floor(wanted))
    }
    if (this.requests < this.#mostRequests) this.requests++
  }

  /** Records that a block was larger than this many bytes. */
  expectAtLeast(bytes: number): void {
    this.bytesPerBlock = Math.max(this.bytesPerBlock, bytes)
  }

  failed(): void {
    this.blocks = Math.max(1, this.blocks >> 1)
    this.requests = Math.max(1, this.requests >> 1)
  }
}
