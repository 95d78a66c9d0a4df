import type { BlockRow, ChainWriter, Hex } from "@serac/store"
import { now } from "../house.ts"

const hashOf = (number: number, fork: number): Hex =>
  `0x${fork.toString(16).padStart(32, "0")}${number.toString(16).padStart(32, "0")}`

const batchOf = (blocks: readonly BlockRow[]) => ({ blocks, transactions: [], transfers: [], deployments: [] })

/** A chain of empty blocks that can be reorganised, with what is stored of it. */
export class BranchingChain {
  readonly #writer: ChainWriter
  /** The hashes of the stored blocks by number. */
  readonly hashes: Hex[] = []
  #forks = 0
  #last: BlockRow | undefined

  constructor(writer: ChainWriter) {
    this.#writer = writer
  }

  get head(): number {
    return this.hashes.length - 1
  }

  async append(count: number): Promise<void> {
    const blocks = Array.from({ length: count }, (_, at): BlockRow => {
      const number = this.hashes.length
      const [hash, parentHash] = [hashOf(number, this.#forks), this.hashes.at(-1) ?? hashOf(0, 9999)]
      this.hashes.push(hash)
      const fragment = `{"blockNumber":"${number}","blockHash":"${hash}"`
      return { number, hash, parentHash, timestamp: now + at, transactionCount: 0, gasUsed: 0n, fragment }
    })
    await this.#writer.append(batchOf(blocks), { nodeHead: this.head, now })
    this.#last = blocks.at(-1)
  }

  /** Finds that the gas of the last block that came was false. */
  async repair(): Promise<void> {
    if (this.#last !== undefined) await this.#writer.repair(batchOf([{ ...this.#last, gasUsed: 7n }]), { now })
  }

  /** Removes the last blocks; those that follow have other hashes. */
  async rollback(count: number): Promise<void> {
    const number = Math.max(0, this.head - count)
    if (number === this.head) return
    await this.#writer.rollback(number)
    this.hashes.length = number + 1
    this.#forks += 1
  }

  /** Tells something of a contract. */
  async learn(): Promise<void> {
    await this.#writer.saveContracts([{ address: `0x${"7".repeat(40)}`, ercType: "UNKNOWN", attempts: 1 }])
  }
}
