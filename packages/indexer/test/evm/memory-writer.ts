import {
  type AppendProgress,
  type ArchiveMaintenance,
  type Batch,
  type BlockReference,
  type BlockRow,
  type ChainWriter,
  type ContractRow,
  type DueContract,
  type DueToken,
  NotConsecutiveError,
  ReorgTooDeepError,
  type RepairedBlock,
  type TokenRow,
} from "@serac/store"

/** A writer that keeps everything in memory, and enforces the contract of its interface. */
export class MemoryWriter implements ChainWriter {
  readonly chainId = "43112"
  readonly batches: Batch[] = []
  /** Called before each commit. */
  onAppend: (batch: Batch) => void | Promise<void> = () => {}
  blocks: BlockRow[] = []
  closed = 0
  #nodeHead = 0
  #settled = -1
  readonly #reorgDepth: number

  constructor(reorgDepth = 256) {
    this.#reorgDepth = reorgDepth
  }

  get hashes(): readonly string[] {
    return this.blocks.map(({ hash }) => hash)
  }

  async head(): Promise<BlockReference | undefined> {
    return this.blocks.at(-1)
  }

  async block(number: number): Promise<BlockReference | undefined> {
    return this.blocks[number]
  }

  async append(batch: Batch, { nodeHead, settled = -1 }: AppendProgress): Promise<void> {
    await this.onAppend(batch)
    let last = this.blocks.at(-1)
    for (const block of batch.blocks) {
      if (block.number !== (last?.number ?? -1) + 1 || (last && block.parentHash !== last.hash))
        throw new NotConsecutiveError(`block ${block.number} after block ${last?.number}`)
      last = block
    }
    this.blocks.push(...batch.blocks)
    this.batches.push(batch)
    this.#nodeHead = Math.max(this.#nodeHead, nodeHead)
    this.#settled = Math.max(this.#settled, settled)
  }

  async lowestRollback(): Promise<number> {
    return Math.max(this.#nodeHead - this.#reorgDepth, this.#settled, -1)
  }

  async rollback(number: number): Promise<void> {
    if (number < (await this.lowestRollback())) throw new ReorgTooDeepError("too deep")
    this.blocks = this.blocks.slice(0, number + 1)
  }

  catchUp = async (): Promise<undefined> => undefined
  rebuilding = async (): Promise<undefined> => undefined
  beginRebuild = async (): Promise<void> => {}
  rebuild = async (): Promise<undefined> => undefined
  repair = async (): Promise<readonly RepairedBlock[]> => []
  repairDerived = async (): Promise<readonly string[]> => []
  maintainArchive = async (): Promise<ArchiveMaintenance> => ({ isMore: false })
  dueBalances = async (): Promise<undefined> => undefined
  saveBalances = async (): Promise<void> => {}
  dueContracts = async (): Promise<readonly DueContract[]> => []
  saveContracts = async (_: readonly ContractRow[]): Promise<void> => {}
  dueTokens = async (): Promise<readonly DueToken[]> => []
  saveTokens = async (_: readonly TokenRow[]): Promise<void> => {}

  async close(): Promise<void> {
    this.closed++
  }
}
