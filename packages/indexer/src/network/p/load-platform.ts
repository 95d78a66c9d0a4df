import { CodecError, type PChainTransaction } from "@serac/chain"
import type { NetworkBatch } from "@serac/store"
import { NodeFault, nonsense } from "../../core/index.ts"
import { type Names, networkNames } from "../render/names.ts"
import { blockTime, readPlatformBlocks, type Successor } from "./block-reader.ts"
import { applyBlock, proposalIn, rewardedIn, timestampOf } from "./blocks.ts"
import { beginningOf } from "./genesis.ts"
import { zeroId } from "./keys.ts"
import { Memory } from "./memory.ts"
import type { AppliedPlatformBlocks, ArrivedPlatformBlock, LoadPlatform, Platform } from "./platform-port.ts"
import { remember, toRemember } from "./remembered.ts"
import type { SignedAuthorization } from "./signed-authorization.ts"
import { noRows } from "./step.ts"
import { type Terms, termsOf } from "./terms.ts"

/** Loads the stored state of the P-Chain. */
export const loadPlatform: LoadPlatform = async (writer, given) => {
  const memory = new Memory()
  const head = await writer.head("P")
  if (head) {
    memory.head = head
    for (const row of await writer.subnets()) memory.keepSubnet(row)
    for (const row of await writer.currentStakers()) memory.keepStaker(row)
    for (const row of await writer.currentL1Validators()) memory.keepL1Validator(row)
    const state = await writer.platform()
    if (state) remember(memory, state)
    memory.begin()
  }
  return new StoredPlatform(memory, termsOf(given), networkNames(given.network))
}

class StoredPlatform implements Platform {
  readonly #memory: Memory
  readonly #terms: Terms
  readonly #names: Names

  constructor(memory: Memory, terms: Terms, names: Names) {
    this.#memory = memory
    this.#terms = terms
    this.#names = names
  }

  rewardsOf(blocks: readonly ArrivedPlatformBlock[]): readonly Uint8Array[] {
    return rewardedIn(readPlatformBlocks(blocks, this.#next()), proposalIn(this.#memory))
  }

  async apply(
    arrived: readonly ArrivedPlatformBlock[],
    rewardUtxos: ReadonlyMap<string, readonly Uint8Array[]>,
  ): Promise<AppliedPlatformBlocks> {
    this.#memory.begin()
    try {
      return this.#applied(arrived, rewardUtxos)
    } catch (error) {
      this.#memory.rollback()
      throw toFault(error)
    }
  }

  #applied(
    arrived: readonly ArrivedPlatformBlock[],
    rewardUtxos: ReadonlyMap<string, readonly Uint8Array[]>,
  ): AppliedPlatformBlocks {
    const memory = this.#memory
    const terms = this.#terms
    const next = this.#next()
    const blocks = readPlatformBlocks(arrived, next)
    const rows = noRows()
    const authorizations = new Map<string, SignedAuthorization>()
    // A block before any known time gets the next known one.
    const fallback = memory.time ?? beginningOf(terms) ?? blocks.map(blockTime).find((time) => time !== undefined) ?? 0
    let proposal: PChainTransaction | undefined
    let timestamp = fallback
    for (const [index, block] of blocks.entries()) {
      proposal = proposalIn(memory)
      timestamp = timestampOf(block, memory.time, proposal) ?? fallback
      const { head } = memory
      const height = head ? head.height + 1 : 0
      const step = { memory, rows, names: this.#names, terms, height, blockId: block.id, timestamp, authorizations }
      applyBlock(step, block, proposal, { proposer: arrived[index]?.proposer, rewardUtxos })
    }
    const { head } = memory
    const first = blocks[0]
    if (!head || !first) throw new TypeError("there is no block to apply")
    const batch: NetworkBatch = { chain: "P", ...rows, assets: [], ...memory.changes() }
    return {
      batch,
      head: { ...head, timestamp },
      parentId: next.parentId ?? first.parentID ?? zeroId,
      state: toRemember(memory, terms),
      authorizations,
    }
  }

  #next(): Successor {
    const { head } = this.#memory
    return head ? { height: head.height + 1, parentId: head.id } : { height: 0, parentId: undefined }
  }
}

/** Errors of the codec for an invalid message, owner or amount are the node's fault too. */
function toFault(error: unknown): unknown {
  if (error instanceof NodeFault || !(error instanceof CodecError || error instanceof RangeError)) return error
  return nonsense(`the P-Chain's blocks contradict themselves: ${error.message}`)
}
