import { allLists, type Batch, type ChainWriter, dump, verifyingChain, type WriterOptions } from "../../src/index.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { archived } from "./archived.ts"
import { address, type BlockContent, batchOf, word } from "./chain-of.ts"
import { linesOf } from "./lines-of.ts"
import { messengerEvent } from "./messenger-content.ts"
import { setUp } from "./setting.ts"

/** What the blocks have. */
export const contents: readonly BlockContent[] = Array.from(
  { length: 12 },
  (_, number): BlockContent => ({
    gasUsed: BigInt(number * 100),
    transactions: [true, { succeeded: false, from: address(number % 3), to: address(7) }],
    transfers: [
      { logIndex: 0, batchIndex: 0, standard: 20, token: address(20), from: address(1), to: address(2 + (number % 2)) },
      {
        logIndex: 1,
        batchIndex: 0,
        standard: 721,
        token: address(30),
        tokenId: word(number % 4),
        from: address(number % 3),
        to: address(5),
      },
    ],
    deployments: [{ transactionIndex: 0, sequence: 0, address: address(100 + number), deployer: address(1) }],
    internalTransactions: [{ transactionIndex: 1, sequence: 0, from: address(7), to: address(8) }],
    messengerEvents: [{ logIndex: 2, event: messengerEvent(number % 2 === 0 ? "sent" : "executed", number) }],
  }),
)
export const progress = { nodeHead: 11, now: 1_000 }
/** The blocks from one up to another. */
export const stretch = (from: number, to: number) => batchOf(contents.slice(from, to), { from })
export const whole = stretch(0, 12)
/** All sources. */
export const everything = ["rows", "internal-transaction-rows", "messenger-event-rows"]

/** Makes everything anew that is to be, so many blocks at a time, and all lists of it. Returns the first blocks of the pieces. */
export async function rebuildWhole(writer: ChainWriter, blocks = 5, given = stretch): Promise<readonly number[]> {
  const pieces: number[] = []
  for (let due = await writer.rebuilding(); due !== undefined; due = await writer.rebuilding()) {
    pieces.push(due.next)
    await writer.rebuild(given(due.next, Math.min(due.next + blocks, due.head + 1)))
  }
  while ((await writer.catchUp(7)) !== undefined);
  return pieces
}

/** A store in which rows are made anew, and looks at it. */
export function setUpRebuilding(createTemporaryStore: () => Promise<TemporaryStore>) {
  const setting = setUp(createTemporaryStore)
  const dumped = (chainId: string) => linesOf(dump(setting.store, chainId))
  const rebuilds = async (chainId: string) =>
    (await setting.store.chain(chainId).rebuilds()).map(({ name, state, next }) => `${name} ${state} ${next}`)
  const listStates = async (chainId: string) => {
    const statuses = await setting.store.chain(chainId).projections()
    const names = new Set(allLists.map(({ name }) => name))
    return new Set(statuses.filter(({ name }) => names.has(name)).map(({ state }) => state))
  }

  /** What the tables that follow from others have against them. */
  const contradictions = async (chainId: string) => {
    const { inconsistencies } = await verifyingChain(setting.store, chainId).check()
    return inconsistencies.filter(({ table }) => ["evm_list", "evm_nft_owner", "evm_counter"].includes(table))
  }

  /** A chain that is stored, and what its dump is. */
  async function stored(batch: Batch = whole, options?: WriterOptions) {
    const chainId = setting.newChainId()
    await withWriter(chainId, async (writer) => writer.append(await archived(batch), progress), options)
    return { chainId, lines: await dumped(chainId) }
  }

  async function withWriter<Result>(
    chainId: string,
    use: (writer: ChainWriter) => Promise<Result>,
    options?: WriterOptions,
  ): Promise<Result> {
    const writer = await setting.store.openWriter(chainId, options)
    try {
      return await use(writer)
    } finally {
      await writer.close()
    }
  }

  return { setting, dumped, rebuilds, listStates, contradictions, stored, withWriter }
}
