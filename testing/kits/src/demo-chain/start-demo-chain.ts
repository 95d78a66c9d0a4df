import { type Address, createPublicClient, type Hex, http, toHex } from "viem"
import { startAnvil } from "./anvil/start-anvil.ts"
import { type JournalHeader, openJournal } from "./journal.ts"
import { createMiner } from "./miner.ts"
import { demoAccounts } from "./script/accounts.ts"
import type { Scene } from "./script/call.ts"
import { cast, type DemoContracts } from "./script/cast.ts"
import { createRandom } from "./script/random.ts"
import { scriptBlock, setupBlocks } from "./script/script.ts"
import { compileContracts } from "./solidity/compile.ts"

export interface DemoChainOptions {
  /** Port of the node. Default 0: any free port. */
  readonly port?: number
  /** The seed of all of the script's random choices. Default 1. */
  readonly seed?: number
  /** The number of blocks to mine after the deployments, before this resolves. Default 40. */
  readonly rounds?: number
  /** The file that stores the chain, so that a later start continues it. Without it, the chain is lost at the end. */
  readonly stateFile?: string
  /** Seconds between blocks of slow traffic until the chain is stopped. Without it, blocks are only mined on request. */
  readonly blockTime?: number
  /** Timestamp of block 0, in Unix seconds. Default: 2026-01-01, or three days ago when there is live traffic. */
  readonly genesisTime?: number
  /** Default 31337. */
  readonly chainId?: number
}

/** A real EVM chain on the loopback interface, with scripted contents. */
export interface DemoChain {
  readonly rpcUrl: string
  readonly wsUrl: string
  /** In decimal digits. */
  readonly chainId: string
  readonly contracts: DemoContracts
  /** The funded accounts; the first deployed the contracts. Their keys are public. */
  readonly accounts: readonly { readonly address: Address; readonly privateKey: Hex }[]
  /** Mines this many more blocks of the script. */
  play(rounds: number): Promise<void>
  /** Resolves when the node has exited; rejects if the script failed. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

const history = { low: 5, high: 14 }
const live = { low: 1, high: 4 }

/**
 * Starts an anvil and runs a seeded script on it: the same seed results in the same chain, including block hashes.
 *
 * With a state file, every mined block is recorded in it, and a later start mines the same blocks again. Anvil's own state
 * dumps contain blocks and receipts, but not what `debug_traceBlockByNumber` needs, and are only written at a clean exit.
 */
export async function startDemoChain(options: DemoChainOptions = {}): Promise<DemoChain> {
  const { port = 0, rounds = 40, blockTime, stateFile } = options
  const compiled = await compileContracts()
  const accounts = demoAccounts()
  const addresses = accounts.map(({ address }) => address)
  const { contracts, creations } = cast(addresses[0] as Address, compiled)

  const now = () => Math.floor(Date.now() / 1000)
  const fresh: JournalHeader = {
    chainId: options.chainId ?? 31337,
    seed: options.seed ?? 1,
    genesisTime: options.genesisTime ?? (blockTime === undefined ? 1_767_225_600 : now() - 3 * 86_400),
  }
  const journal = stateFile === undefined ? undefined : openJournal(stateFile, fresh)
  const { chainId, seed, genesisTime } = journal?.header ?? fresh
  // anvil keeps the state of every block, a megabyte each, so a chain that runs for days would fill the disk.
  const anvil = await startAnvil({ port, chainId, genesisTime, flags: ["--prune-history=200"] })
  const client = createPublicClient({ transport: http(anvil.rpcUrl, { retryCount: 0 }) })
  const miner = createMiner(anvil.rpc, chainId, accounts)
  let head = { number: 0, timestamp: genesisTime }

  const mine = async (size: { readonly low: number; readonly high: number }) => {
    const block = head.number + 1
    const random = createRandom(seed, block)
    const scene: Scene = {
      random,
      contracts,
      addresses,
      block,
      read: async <Result>(
        { address, abi }: (typeof contracts)["iceCoin"],
        functionName: string,
        args: readonly unknown[] = [],
      ) => (await client.readContract({ address, abi, functionName, args })) as Result,
    }
    const gap = head.timestamp + random.between(300, 7_000)
    const timestamp =
      blockTime === undefined ? gap : Math.max(head.timestamp + 1, size === live ? now() : Math.min(gap, now()))
    const calls = await scriptBlock(scene, creations, compiled, size)
    const mined = await miner.mine(calls, timestamp, random)
    journal?.append(mined)
    head = { number: block, timestamp: mined.timestamp }
  }

  let turn: Promise<void> = Promise.resolve()
  let stopping = false
  /** Serializes work, so that only one block is mined at a time. */
  const inTurn = (work: () => Promise<void>) => {
    const done = turn.then(() => (stopping ? undefined : work()))
    turn = done.catch(() => {})
    return done
  }
  const play = async (count: number) => {
    for (let round = 0; round < count; round++) await inTurn(() => mine(history))
  }

  try {
    const before = journal?.blocks ?? []
    await miner.repeat(before)
    head = { number: before.length, timestamp: before.at(-1)?.timestamp ?? genesisTime }
    await play(setupBlocks(creations) + rounds - head.number)
  } catch (error) {
    await anvil.stop()
    journal?.close()
    throw error
  }

  let timer: NodeJS.Timeout | undefined
  const traffic = new Promise<void>((resolve, reject) => {
    void anvil.ended.then(resolve)
    const tick = () => {
      // The chain may be stopped while a block is mined: a new timer would then keep the process alive.
      if (stopping) return
      timer = setTimeout(() => inTurn(() => mine(live)).then(tick, reject), (blockTime as number) * 1000)
    }
    if (blockTime !== undefined) tick()
  })
  const stop = async () => {
    stopping = true
    clearTimeout(timer)
    await turn
    await anvil.stop()
    journal?.close()
  }
  const ended = traffic.catch((error) => {
    if (!stopping) throw error
  })
  ended.catch(() => {})
  return {
    rpcUrl: anvil.rpcUrl,
    wsUrl: anvil.wsUrl,
    chainId: `${chainId}`,
    contracts,
    accounts: accounts.map((account) => ({
      address: account.address,
      privateKey: toHex(account.getHdKey().privateKey as Uint8Array),
    })),
    play,
    ended,
    stop,
  }
}
