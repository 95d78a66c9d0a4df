import { buildGenesis, equalBytes, type GenesisFile, localGenesis, type PChainBlock } from "@serac/chain"
import type { NetworkDefinition, NetworkWriter } from "@serac/store"
import { type Clock, NodeFault, WrongChainError } from "../core/index.ts"
import { type ChainWork, type Made, type Storing, storeBlocks } from "./chain-work.ts"
import type { TermsWatch } from "./maintenance/watch-terms.ts"
import type { PBlock } from "./node/chain-blocks.ts"
import type { NetworkNode } from "./node/network-node.ts"
import { blockKind, readPlatformBlocks, transactionsOf } from "./p/block-reader.ts"
import { hashing, hexKey } from "./p/keys.ts"
import type { AppliedPlatformBlocks, LoadPlatform, Platform } from "./p/platform-port.ts"
import { PackedNetworkBatch } from "./packed/packed-network-batch.ts"
import { ForgedBlock } from "./verify/forged-block.ts"
import { pSpends, type SignedSpends } from "./verify/spend.ts"
import type { SpendVerifier } from "./verify/spend-verifier.ts"
import { type OwnedUtxo, ownedUtxo, UnstoredOwners } from "./x/unstored-owners.ts"

/** Requests for the rewards of a batch before its blocks are fetched again. */
const rewardAttempts = 6
/** Milliseconds for which a first block must not follow from the given genesis before an operator is needed. */
const otherBeginningMs = 20_000
const localNetworkId = 12345
const firstLocalStart = 1_721_016_000n
const localStartEvery = 270n * 86_400n

/** What {@link createPWork} needs. */
export interface PWorkOptions {
  readonly network: NetworkDefinition
  /** The text of the genesis file. */
  readonly genesis?: string | undefined
  readonly loadPlatform: LoadPlatform
  readonly node: Pick<NetworkNode, "rewardUtxos">
  readonly terms: Pick<TermsWatch, "load" | "hasNew">
  readonly writer: NetworkWriter
  readonly storing: Storing
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly spends: Pick<SpendVerifier, "verify">
}

/** Applies blocks of the P-Chain to its state, and stores the resulting rows. */
export function createPWork(options: PWorkOptions): ChainWork<PBlock> & { readonly chain: "P" } {
  const { network, loadPlatform, terms, writer, storing, spends } = options
  const unstored = new UnstoredOwners(writer)
  /** The state after the last applied block, stored or not; undefined if it must be loaded. */
  let platform: Platform | undefined
  /** The running construction of a batch; there is one at a time. */
  let making: Promise<unknown> = Promise.resolve()
  const beginning = new OtherBeginning(options.clock)

  async function load(first: PBlock): Promise<Platform> {
    const genesis =
      options.genesis ?? (network.networkId === localNetworkId ? localGenesisOf(first, options.clock) : undefined)
    const told = await terms.load()
    return loadPlatform(writer, { network, ...told, ...(genesis === undefined ? {} : { genesis }) })
  }

  /** Applies blocks to the current state or, if that was discarded, to the stored one. */
  async function make(
    blocks: readonly PBlock[],
    previous: Promise<void> | undefined,
  ): Promise<Made & { readonly owned: readonly OwnedUtxo[] }> {
    if (!platform || terms.hasNew) {
      await previous
      platform = await load(blocks[0] as PBlock)
    }
    const arrived = blocks.map((block) => block.arrived)
    const applied = platform
    const rewards = await awaitRewards(applied.rewardsOf(arrived), (blocks.at(-1) as PBlock).height, options)
    const { batch, head, parentId, state, authorizations } = await applied.apply(arrived, rewards)
    const owned = batch.utxos.map(ownedUtxo)
    unstored.add(owned)
    try {
      await spends.verify(
        blocks.flatMap((block) => spendsOf(block, authorizations)),
        unstored,
      )
    } catch (error) {
      unstored.remove(owned)
      platform = undefined
      throw error
    }
    return { batch: PackedNetworkBatch.of(batch), head, parentId, platform: state, owned }
  }

  return {
    chain: "P",
    rowsOf: ({ transactions }) => 1 + 4 * transactions,
    bytesOf: ({ arrived }) => arrived.bytes,
    async store(blocks, previous) {
      const next = making.then(() => make(blocks, previous))
      making = next.catch(() => {})
      let owned: readonly OwnedUtxo[] = []
      try {
        const made = await next
        owned = made.owned
        await storeBlocks(blocks, made, storing, previous)
      } catch (error) {
        // The applied state differs from the stored one.
        platform = undefined
        throw beginning.judge(error)
      } finally {
        unstored.remove(owned)
      }
    },
  }
}

/** Judges a first block that does not follow from the given genesis: a node may give it falsely for a while. */
class OtherBeginning {
  readonly #clock: Pick<Clock, "elapsed">
  #since: number | undefined

  constructor(clock: Pick<Clock, "elapsed">) {
    this.#clock = clock
  }

  /** The error to throw. */
  judge(error: unknown): unknown {
    if (!(error instanceof NodeFault) || error.kind !== "wrong-chain") return error
    const now = this.#clock.elapsed()
    this.#since ??= now
    const { message } = error
    return now - this.#since < otherBeginningMs ? new ForgedBlock(message) : new WrongChainError(message)
  }
}

/** The signed parts of a block's transactions. Locks are checked by the proposer's clock, since a block's own time may be far behind. */
function spendsOf(
  { height, parentId, arrived }: PBlock,
  authorizations: AppliedPlatformBlocks["authorizations"],
): readonly SignedSpends[] {
  const [block] = readPlatformBlocks([arrived], { height, parentId }) as [PChainBlock]
  const place = { height, acceptedAt: arrived.proposer?.timestamp }
  return transactionsOf(blockKind(block)).map((transaction) => {
    const authorization = authorizations.size === 0 ? undefined : authorizations.get(hexKey(transaction.id))
    return pSpends(transaction, place, authorization)
  })
}

/** Requests rewards several times before the blocks are fetched again. */
async function awaitRewards(
  stakers: readonly Uint8Array[],
  height: number,
  { node, clock, signal, storing }: PWorkOptions,
): Promise<ReadonlyMap<string, readonly Uint8Array[]>> {
  if (stakers.length === 0) return new Map()
  for (let attempt = 1; ; attempt++) {
    try {
      return await node.rewardUtxos(stakers, height, signal)
    } catch (error) {
      if (!(error instanceof NodeFault) || attempt === rewardAttempts) throw error
      storing.tracker.faulted(error)
      await clock.sleep(20 * 2 ** attempt * (1 - clock.random() / 2), signal)
    }
  }
}

/** The local network's genesis. It begins at one of several times; the one that the first block follows is used. */
function localGenesisOf({ height, parentId }: PBlock, clock: Clock): GenesisFile | undefined {
  if (height > 0) return undefined
  const now = BigInt(Math.floor(clock.now() / 1000))
  for (let start = firstLocalStart; start <= now; start += localStartEvery) {
    const file = localGenesis(start)
    if (equalBytes(buildGenesis(file, hashing).id, parentId)) return file
  }
  return undefined
}
