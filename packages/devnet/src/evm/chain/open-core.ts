import type { EvmBlock } from "../block/block.ts"
import { genesisBlock } from "../block/genesis-block.ts"
import { stateRootOf } from "../block/outcome.ts"
import { fromHex, type Hex } from "../codec/hex.ts"
import { type Crypto, loadCrypto } from "../crypto/crypto.ts"
import { TimeLimit } from "../execute/time-limit.ts"
import { untimedUpstream } from "../execute/untimed-upstream.ts"
import { emptyRoot } from "../header/next.ts"
import { memoryArchive } from "../ports/archive.ts"
import { NodeStore } from "../state/node-store.ts"
import { WorldState } from "../state/world-state.ts"
import { ChainCore } from "./chain-core.ts"
import { type ChainDump, loadBlock } from "./dump.ts"
import { History } from "./history.ts"
import type { EvmChainOptions } from "./options.ts"

/** The node's default, in milliseconds. */
const defaultTimeLimit = 5_000

/** The core of a chain that has only its genesis block, or of a fork that has only its first block. */
export async function createCore(options: EvmChainOptions): Promise<ChainCore> {
  const { genesis, fork, archive = memoryArchive } = options
  const crypto = await loadCrypto()
  const store = new NodeStore(archive.table())
  // The tries of a fork have only what is written over the living chain's state.
  if (fork !== undefined) return coreOf(options, { crypto, store, blocks: [fork.block], root: emptyRoot })
  const first = await genesisBlock(genesis, WorldState.open(store, crypto, genesis.config.kind), crypto)
  return coreOf(options, { crypto, store, blocks: [first], root: first.header.stateRoot })
}

/** The core of a chain as a dump has it. @throws {RangeError} for a dump without blocks */
export async function loadCore(options: EvmChainOptions, { nodes, blocks }: ChainDump): Promise<ChainCore> {
  const { genesis, archive = memoryArchive } = options
  const crypto = await loadCrypto()
  const store = new NodeStore(archive.table())
  for (const [key, bytes] of Object.entries(nodes)) store.write(key, fromHex(bytes))
  const loaded = blocks.map((block) => loadBlock(block, genesis.config.kind, crypto))
  const [last] = loaded.slice(-1)
  if (last === undefined) throw new RangeError("A dump without blocks.")
  const core = await coreOf(options, { crypto, store, blocks: loaded, root: blocks.at(-1)?.root ?? stateRootOf(last) })
  for (const [at, { root }] of blocks.entries()) if (root !== undefined) core.setRoot(loaded[at] as EvmBlock, root)
  return core
}

/** The content of a core. */
interface Content {
  readonly crypto: Crypto
  readonly store: NodeStore
  /** At least one, oldest first. */
  readonly blocks: readonly EvmBlock[]
  /** The root of the state after the last block. */
  readonly root: Hex
}

async function coreOf(options: EvmChainOptions, { crypto, store, blocks, root }: Content): Promise<ChainCore> {
  const { genesis, fork, archive = memoryArchive } = options
  const { kind } = genesis.config
  const timeLimit = new TimeLimit(options.timeLimit ?? defaultTimeLimit)
  const open = (upstream = fork?.upstream) => WorldState.open(store, crypto, kind, root, upstream)
  const [state, settled] = [open(), open()]
  const reading = open(fork && untimedUpstream(fork.upstream, timeLimit))
  const history = new History(blocks[0] as EvmBlock, archive)
  for (const block of blocks.slice(1)) history.push(block)
  const core = new ChainCore({ options, crypto, store, state, reading, settled, history, timeLimit })
  core.setRoot(history.tip, root)
  return core
}
