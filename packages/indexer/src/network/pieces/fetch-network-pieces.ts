import { equalBytes, type PChainTransaction, parseId } from "@serac/chain"
import type { NetworkDefinition, PrimaryChain } from "@serac/store"
import { type PieceArchive, type PieceBlock, type PieceRange, primaryPieces } from "@serac/store/pieces"
import { Budget, fetchInOrder, Pace } from "../../core/backfill/index.ts"
import { type Clock, type LogFunction, NodeFault, nonsense, systemClock } from "../../core/index.ts"
import { type FetchedPieces, type FetchProgress, untilAnswered, writePieces } from "../../core/pieces/index.ts"
import { pieceSettings } from "../../core/pieces/settings.ts"
import { indexingSettings } from "../../core/settings.ts"
import type { BlockOf } from "../node/chain-blocks.ts"
import { createNetworkNode } from "../node/create-network-node.ts"
import type { NetworkNode } from "../node/network-node.ts"
import { blockKind, readPlatformBlocks } from "../p/block-reader.ts"
import { rewardedIn } from "../p/blocks.ts"
import { hexKey } from "../p/keys.ts"
import { AgreedRewards } from "./agreed-rewards.ts"
import { textOfBytes, textOfHeader } from "./block-text.ts"
import { keepStatement } from "./network-statement.ts"

/** Maximum bytes of the answer about one block: twice the largest block in its container, in hexadecimal. */
const largestBlock = 4 * 1024 * 1024

/** Which blocks of a primary network are fetched, and how. */
export interface FetchNetworkPiecesOptions {
  /** Its node URLs share the reading. */
  readonly network: NetworkDefinition
  readonly chain: PrimaryChain
  readonly archive: PieceArchive
  /** The last block defaults to the nodes' head. The first piece begins at a multiple of the blocks of a piece. */
  readonly range: { readonly first: number; readonly last?: number | undefined }
  /** Default 1,000. All machines that write to one archive need the same number. */
  readonly blocksPerPiece?: number | undefined
  readonly concurrency?: number | undefined
  readonly maxBufferBytes?: number | undefined
  /** Ends the work after the current piece: it rejects with the signal's reason, and a new call continues there. */
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: FetchProgress) => void) | undefined
  readonly log?: LogFunction | undefined
  /** Default: that of the machine. */
  readonly clock?: Clock | undefined
  /** Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined
}

/**
 * Writes pieces of a chain of a primary network without a store: blocks in their containers, with the rewards that they pay (P), and of
 * the C-Chain the headers and atomic transactions. A node that fails or lies costs its requests, which another node answers; rewards are
 * in no hash, and nodes that differ about them are asked again until they do not. What the nodes say of the network itself is kept
 * beside the pieces.
 *
 * @throws PieceError of code `PIECE_FOREIGN` if the archive is of another network with the same ID, `PIECE_REORDERED` if the blocks do
 * not follow a neighbouring piece, UnreadableBlockError if no node has a block in a readable form, RangeError for blocks that no node
 * has, ObjectStoreError.
 *
 * @example
 * ```ts
 * import { describeNetwork } from "@serac/indexer/network"
 * import { fetchNetworkPieces } from "@serac/indexer/network/pieces"
 * import { openObjects } from "@serac/store/objects"
 * import { PieceArchive } from "@serac/store/pieces"
 *
 * const archive = new PieceArchive(openObjects("./pieces", { region: "us-east-1", timeout: 60_000 }))
 * const network = await describeNetwork(["http://127.0.0.1:9650"])
 * for (const chain of ["P", "X", "C"] as const) await fetchNetworkPieces({ network, chain, archive, range: { first: 0 } })
 * ```
 */
export async function fetchNetworkPieces(options: FetchNetworkPiecesOptions): Promise<FetchedPieces> {
  const { network, chain, archive, range, clock = systemClock, log = () => {}, fetch } = options
  const { blocksPerPiece = pieceSettings.blocks.default, signal = new AbortController().signal } = options
  const node = createNetworkNode({ network, clock, log, fetch, hasAnswers: true })
  const repeating = { clock, signal, log }
  const terms = await untilAnswered(() => node.platformTerms(signal), repeating)
  const hadGraph = await untilAnswered(() => node.hadGraph(signal), repeating)
  const { nodeUrls: _, ...definition } = network
  await keepStatement(archive, { network: definition, terms, hadGraph })
  const head = await untilAnswered(() => node.height(chain, signal), repeating)
  const last = range.last ?? head
  if (last > head)
    throw new RangeError(`there is no block ${last} of the ${chain}-Chain yet: the nodes' head is ${head}`)
  const source = new BlockSource(options, { node, clock, log, signal })
  return writePieces({
    archive,
    chain: primaryPieces(network.networkId, chain),
    range: { first: range.first, last },
    blocksPerPiece,
    blocks: (run) => source.blocks(run),
    clock,
    signal,
    log,
    onProgress: options.onProgress,
  })
}

interface Parts {
  readonly node: NetworkNode
  readonly clock: Clock
  readonly log: LogFunction
  readonly signal: AbortSignal
}

/** The blocks of one chain as pieces have them. */
class BlockSource {
  readonly #options: FetchNetworkPiecesOptions
  readonly #parts: Parts
  readonly #rewards: AgreedRewards

  constructor(options: FetchNetworkPiecesOptions, parts: Parts) {
    this.#options = options
    this.#parts = parts
    this.#rewards = new AgreedRewards(options.network, { ...parts, fetch: options.fetch })
  }

  /** The blocks of a range in order. @throws NodeFault if they do not follow each other, or nodes differ about what no hash covers. */
  async *blocks({ first, last }: PieceRange): AsyncGenerator<PieceBlock, void, undefined> {
    const { chain } = this.#options
    const { node, signal } = this.#parts
    // The outcome of a proposal is in the block after it.
    let next = chain === "P" ? Math.max(0, first - 1) : first
    let before: BlockOf[PrimaryChain] | undefined
    for await (const { blocks, release } of fetchInOrder(next, this.#reading(last), signal)) {
      const [start] = blocks as readonly [BlockOf[PrimaryChain]]
      if (before !== undefined && !equalBytes(start.parentId, before.id)) {
        const fault = nonsense(`${chain}-Chain: block ${start.height} is no child of block ${before.height}`)
        node.distrust(chain, start, fault)
        throw fault
      }
      const texts = await this.#texts(blocks, before, first)
      for (const [index, { height, id, parentId }] of blocks.entries()) {
        const text = texts[index]
        if (text === undefined) continue
        yield { number: height, hash: `0x${hexKey(id)}`, parentHash: `0x${hexKey(parentId)}`, text: Buffer.from(text) }
      }
      release()
      before = blocks.at(-1)
      next = (before?.height ?? last) + 1
    }
    if (next <= last) throw new NodeFault("behind", `the node has no block ${next} of the ${chain}-Chain any more`)
  }

  #reading(last: number): Parameters<typeof fetchInOrder<BlockOf[PrimaryChain]>>[1] {
    const { chain, concurrency, maxBufferBytes } = this.#options
    const { node, clock, log } = this.#parts
    return {
      read: (from, count, signal, limit) => node.blocks(chain, from, count, signal, limit),
      clock,
      pace: new Pace(concurrency ?? indexingSettings.concurrency.default, () => node.mostBlocks(chain)),
      budget: new Budget(maxBufferBytes ?? indexingSettings.maxBufferBytes.default),
      maxBlockBytes: largestBlock,
      to: () => last,
      onFault: ({ message }) => log("debug", "A node's answer is refused", { chain, reason: message }),
      onAnswer: () => {},
    }
  }

  /** The texts of blocks from a height on; undefined for the blocks before. */
  async #texts(
    blocks: readonly BlockOf[PrimaryChain][],
    before: BlockOf[PrimaryChain] | undefined,
    first: number,
  ): Promise<readonly (string | undefined)[]> {
    const { chain } = this.#options
    if (chain === "C") return this.#textsOfC(blocks as readonly BlockOf["C"][])
    if (chain === "P")
      return this.#textsOfP(blocks as readonly BlockOf["P"][], before as BlockOf["P"] | undefined, first)
    return Promise.all((blocks as readonly BlockOf["X"][]).map((block) => this.#textOfX(block)))
  }

  async #textsOfP(blocks: readonly BlockOf["P"][], before: BlockOf["P"] | undefined, first: number) {
    const decoded = blocks.map(decodedOf)
    let proposal = before && proposalOf(before)
    const paid = decoded.map((block, index) => {
      const stakers = (blocks[index] as BlockOf["P"]).height < first ? [] : rewardedIn([block], proposal)
      proposal = proposalOf(blocks[index] as BlockOf["P"])
      return stakers
    })
    const ask = () => this.#rewards.of(paid.flat(), blocks.at(-1)?.height ?? 0)
    const rewards = await untilAnswered(ask, this.#parts)
    return blocks.map(({ height, arrived, entry }, index) => {
      if (height < first) return undefined
      const own = new Map((paid[index] ?? []).map((id) => [hexKey(id), rewards.get(hexKey(id)) ?? []]))
      return textOfBytes({ bytes: entry ?? arrived.bytes, isEntry: entry !== undefined, rewards: own })
    })
  }

  async #textOfX({ height, bytes, entry }: BlockOf["X"]): Promise<string> {
    const creation = height === 0 ? await this.#creationOfX() : undefined
    return textOfBytes({ bytes: entry ?? bytes, isEntry: entry !== undefined, rewards: new Map(), creation })
  }

  /** The P-Chain transaction whose ID is that of the X-Chain, so that it is proven. */
  async #creationOfX(): Promise<Uint8Array> {
    const { node, signal } = this.#parts
    const id = parseId(this.#options.network.xChainId)
    const { value } = await untilAnswered(() => node.transactions("P", [id], signal), this.#parts)
    const bytes = value.get(hexKey(id))
    if (bytes === undefined)
      throw new NodeFault("behind", "the P-Chain does not have the transaction that made the X-Chain yet")
    return bytes
  }

  async #textsOfC(blocks: readonly BlockOf["C"][]): Promise<readonly string[]> {
    const { node, signal } = this.#parts
    const moving = blocks.filter(({ transactions }) => transactions.length > 0)
    const told = moving.length === 0 ? [] : await untilAnswered(() => node.proposers("C", moving, signal), this.#parts)
    const entries = new Map(moving.map(({ height }, index) => [height, told?.[index]?.entry]))
    return blocks.map(({ height, answer }) => textOfHeader({ header: answer, container: entries.get(height) }))
  }
}

const decodedOf = ({ arrived, height, parentId }: BlockOf["P"]) => {
  const [block] = readPlatformBlocks([arrived], { height, parentId })
  return block as NonNullable<typeof block>
}

/** What a block proposes. */
function proposalOf(block: BlockOf["P"]): PChainTransaction | undefined {
  const kind = blockKind(decodedOf(block))
  return kind.kind === "proposal" ? kind.proposal : undefined
}
