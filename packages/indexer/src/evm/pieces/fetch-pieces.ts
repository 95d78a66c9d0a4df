import type { ChainDefinition } from "@serac/store"
import { evmPieces, type PieceArchive } from "@serac/store/pieces"
import { type Clock, type LogFunction, type NodeFault, systemClock } from "../../core/index.ts"
import { type FetchedPieces, type FetchProgress, untilAnswered, writePieces } from "../../core/pieces/index.ts"
import { pieceSettings } from "../../core/pieces/settings.ts"
import type { Verify } from "../../core/settings.ts"
import { Parties } from "../decode/parties.ts"
import { createNode } from "../node/node.ts"
import { fetchRun } from "./fetch-run.ts"
import { strictVerifier } from "./strict-verifier.ts"

/** Which blocks are fetched, and how. */
export interface FetchPiecesOptions {
  /** Several RPC URLs share the reading. */
  readonly chain: Pick<ChainDefinition, "chainId" | "rpcUrls">
  readonly archive: PieceArchive
  /** The last block defaults to the nodes' head. The first piece begins at a multiple of the blocks of a piece. */
  readonly range: { readonly first: number; readonly last?: number | undefined }
  /** Default 1,000. All machines that write to one archive need the same number. */
  readonly blocksPerPiece?: number | undefined
  /** Default `auto`. */
  readonly traces?: "auto" | "off" | undefined
  /** Default `heads`: the senders of one transaction in 32 are recovered; everything that hashes cover is verified. */
  readonly verify?: Verify | undefined
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
 * Writes pieces of an EVM chain's blocks without a store. Each block is verified as the indexer does; a node that fails or lies
 * costs its requests, which another node answers. Pieces that the archive has stay. Any number of processes may write to one
 * archive: the same blocks make the same pieces.
 *
 * @throws PieceError of code `PIECE_REORDERED` if the node is on another fork than a neighbouring piece, UnreadableBlockError if no
 * node has a block in a readable form, RangeError for blocks that no node has, ObjectStoreError.
 *
 * @example
 * ```ts
 * import { fetchPieces } from "@serac/indexer/evm/pieces"
 * import { openObjects } from "@serac/store/objects"
 * import { PieceArchive } from "@serac/store/pieces"
 *
 * const archive = new PieceArchive(openObjects("./pieces", { region: "us-east-1", timeout: 60_000 }))
 * const chain = { chainId: "31337", rpcUrls: ["http://127.0.0.1:8545"] }
 * const { written } = await fetchPieces({ chain, archive, range: { first: 0, last: 9_999 } })
 * console.log(`${written} pieces`)
 * ```
 */
export async function fetchPieces(options: FetchPiecesOptions): Promise<FetchedPieces> {
  const {
    chain,
    archive,
    range,
    traces,
    verify,
    concurrency,
    maxBufferBytes,
    clock = systemClock,
    log = () => {},
  } = options
  const { blocksPerPiece = pieceSettings.blocks.default, signal = new AbortController().signal, fetch } = options
  const { chainId } = chain
  const node = createNode({ chain, clock, log, traces, fetch })
  const head = await untilAnswered(() => node.latest(signal), { clock, signal, log })
  const last = range.last ?? head.number
  if (last > head.number) throw new RangeError(`there is no block ${last} yet: the node's head is block ${head.number}`)
  const isAtHead = () => false
  const decoding = { chainId, parties: new Parties(), verifier: await strictVerifier(chainId, clock, verify), isAtHead }
  const onFault = (fault: NodeFault) => log("debug", "A node's answer is refused", { chainId, reason: fault.message })
  const fetching = { node, decoding, clock, concurrency, maxBufferBytes, onFault }
  return writePieces({
    archive,
    chain: evmPieces(chainId),
    range: { first: range.first, last },
    blocksPerPiece,
    blocks: (run) => fetchRun({ ...run, head: head.number }, fetching, signal),
    clock,
    signal,
    log,
    onProgress: options.onProgress,
  })
}
