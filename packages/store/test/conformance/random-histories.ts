import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  allLists,
  type Batch,
  type ChainReader,
  type Cursor,
  type Hex,
  type HolderCursor,
  hashKey,
  holderPosition,
  openStore,
  type Range,
  ReorgTooDeepError,
  verifyingChain,
} from "../../src/index.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { joined, within } from "./batches.ts"
import { batchOf, hashOf, word } from "./chain-of.ts"
import { addresses, contracts, type Step, someHistory } from "./histories.ts"
import { Model } from "./model.ts"
import { balancePages, cursorOf, pages, positionOf } from "./pages.ts"
import { setUp } from "./setting.ts"

const reorgDepth = 6
/** What is checked without the blocks' JSON, which here is none of a real block's. */
const summed = new Set([
  "evm_counter",
  "evm_balance",
  "evm_holder",
  "evm_token_supply",
  "evm_holding",
  "evm_list",
  "evm_nft_owner",
  "evm_journal",
  "evm_checkpoint",
])
type ByNumber = Range<readonly [number]>
type ByPair = Range<readonly [number, number]>
type ByTriple = Range<readonly [number, number, number]>

export function describeRandomHistories(
  name: string,
  createTemporaryStore: () => Promise<TemporaryStore>,
  share: number,
): void {
  describe(`${name}: random histories`, () => {
    const setting = setUp(createTemporaryStore)

    test("whatever happened, every list is what a look at the whole chain says, in pages of any size", async () => {
      await fc.assert(
        fc.asyncProperty(someHistory, fc.integer({ min: 1, max: 7 }), async (steps, pageSize) => {
          const chainId = setting.newChainId()
          const model = await live(setting, chainId, steps)
          await compare(setting.store.chain(chainId), model, pageSize)
          const { inconsistencies } = await verifyingChain(setting.store, chainId).check()
          expect(inconsistencies.filter(({ table }) => summed.has(table))).toEqual([])
        }),
        { numRuns: Math.ceil(40 * share) },
      )
    }, 120_000)
  })
}

/** Does to a store what the steps say, and returns what must be in it. */
async function live(setting: ReturnType<typeof setUp>, chainId: string, steps: readonly Step[]): Promise<Model> {
  let writer = await setting.store.openWriter(chainId, { reorgDepth })
  let batch: Batch = batchOf([])
  let undoable = 0
  for (const [fork, step] of steps.entries()) {
    const head = batch.blocks.length - 1
    if (step.kind === "append") {
      const parentHash = batch.blocks.at(-1)?.hash ?? hashOf(-1)
      const added = batchOf(step.contents, { from: head + 1, fork, parentHash })
      const last = head + added.blocks.length
      const nodeHead = last + step.nodeAhead
      await writer.append(added, { nodeHead, now: 1_000_000 })
      undoable = Math.min(last + 1, Math.max(0, reorgDepth - step.nodeAhead), undoable + added.blocks.length)
      batch = joined(batch, added)
    } else if (step.kind === "rollback") {
      const target = Math.max(-1, head - step.depth)
      if (head - target > undoable) await expect(writer.rollback(target)).rejects.toThrow(ReorgTooDeepError)
      else {
        await writer.rollback(target)
        undoable -= head - target
        batch = within(batch, 0, target + 1)
      }
    } else {
      await writer.close()
      const other = await openStore(setting.temporary.location)
      await (await other.openWriter(chainId)).close()
      await other.close()
      writer = await setting.store.openWriter(chainId, { reorgDepth })
    }
    const reference = batch.blocks.at(-1)
    expect((await writer.head())?.hash).toBe(reference?.hash)
  }
  const due = await writer.dueContracts(1000, 2_000_000)
  await writer.close()
  const model = new Model(batch)
  expect(due.map(({ address }) => ({ address })).sort(byAddress)).toEqual(model.contracts())
  return model
}

async function compare(reader: ChainReader, model: Model, pageSize: number): Promise<void> {
  const transactions = model.batch.transactions.length
  expect((await reader.status())?.transactions ?? 0).toBe(transactions)
  const list = <Item, At extends Cursor>(
    read: (range: Range<At>) => Promise<readonly Item[]>,
    position: (item: Item) => At,
  ) => pages(read, position, pageSize)

  expect(
    await list(
      (range: ByNumber) => reader.blocks(range),
      ({ number }) => [number] as const,
    ),
  ).toEqual(model.blocks())
  const moment = model.blocks().at(1)?.timestamp ?? 0
  for (const inclusive of [true, false]) {
    expect(await reader.blocksUpTo({ timestamp: moment, inclusive }, { limit: 1000 })).toEqual(
      model.blocks().filter(({ timestamp }) => timestamp < moment + Number(inclusive)),
    )
  }
  for (const { number } of model.blocks()) {
    const ofBlock = await list(
      async (range: Range<readonly [number]>) => (await reader.transactionsOfBlock(number, range)) ?? [],
      ({ index }) => [index] as const,
    )
    const expected = model.transactions().filter(({ blockNumber }) => blockNumber === number)
    expect(ofBlock).toEqual(expected.reverse())
  }
  for (const succeeded of [undefined, true, false]) {
    expect(
      await list(
        (range: ByPair) => reader.transactions({ ...range, succeeded }),
        ({ blockNumber, index }) => [blockNumber, index] as const,
      ),
    ).toEqual(model.transactions(succeeded))
    const timestamp = model.transactions().at(2)?.timestamp ?? 0
    for (const inclusive of [true, false]) {
      expect(await reader.transactionsUpTo({ timestamp, inclusive }, { limit: 1000, succeeded })).toEqual(
        model.transactions(succeeded).filter((row) => row.timestamp < timestamp + Number(inclusive)),
      )
    }
  }
  for (const { number } of model.batch.blocks)
    expect(await reader.transfersWithin(number, 1, 3)).toEqual(model.transfersWithin(number, 1, 3))
  for (const { number } of model.batch.blocks)
    for (const index of [0, 1, 2, 3])
      expect(
        await list(
          (range: ByNumber) => reader.internalTransactionsOf({ blockNumber: number, index }, range),
          ({ sequence }) => [sequence] as const,
        ),
      ).toEqual(model.internalTransactionsOf(number, index))
  for (const { number: blockNumber } of model.batch.blocks)
    for (const index of [0, 1]) {
      const all = model.messengerEvents(() => true).toReversed()
      const own = all.filter((row) => row.blockNumber === blockNumber && row.transactionIndex === index)
      expect(await reader.messengerEventsOf({ blockNumber, index })).toEqual(own)
    }
  const stretch = { startBlock: 1, endBlock: Math.max(1, model.batch.blocks.length - 1) }
  const within = (row: { blockNumber: number }) =>
    row.blockNumber >= stretch.startBlock && row.blockNumber < stretch.endBlock
  for (const token of contracts) {
    const expected = model.tokenTransfers(token)
    expect(await list((range: ByTriple) => reader.tokenTransfers(token, range), positionOf)).toEqual(expected)
    expect(await list((range: ByTriple) => reader.tokenTransfers(token, { ...range, ...stretch }), positionOf)).toEqual(
      expected.filter(within),
    )
    expect(
      await list(
        (range: Range<readonly [Hex]>) => reader.tokens(token, range),
        ({ tokenId }) => [tokenId] as const,
      ),
    ).toEqual(model.tokens(token))
  }
  for (const address of addresses) {
    const expected = model.erc721Transfers(address)
    expect(await list((range: ByTriple) => reader.erc721Transfers(address, range), positionOf)).toEqual(expected)
    expect(
      await list((range: ByTriple) => reader.erc721Transfers(address, { ...range, ...stretch }), positionOf),
    ).toEqual(expected.filter(within))
    expect(
      await list(
        (range: ByTriple) => reader.deployments(address, range),
        ({ blockNumber, transactionIndex, sequence }) => [blockNumber, transactionIndex, sequence] as const,
      ),
    ).toEqual(model.deployments(address))
  }
  await compareLists(reader, model, pageSize)
  await compareBalances(reader, model, pageSize)
  await compareHolders(reader, model, pageSize)
  for (const { hash, blockNumber, index, fragment } of model.batch.transactions) {
    expect(await reader.transaction(hash)).toMatchObject({ blockNumber, index, fragment })
  }
  expect(await reader.transaction(word(0))).toBeUndefined()
  expect([...(await reader.contracts(contracts))].sort(byAddress)).toEqual(model.contracts())
  for (const period of ["minute", "day"] as const) {
    expect(
      await list(
        (range: ByNumber) => reader.counters(period, range),
        ({ start }) => [start] as const,
      ),
    ).toEqual(model.counters(period))
  }
  expect(await reader.feesSpent()).toBe(model.feesSpent())
}

/** Each list by all of its keys, in both orders, whole and of some blocks. */
async function compareLists(reader: ChainReader, model: Model, pageSize: number): Promise<void> {
  const { transactions, transfers, deployments } = model.batch
  const hashes = transactions.map(({ hash }) => hashKey(hash))
  const created = deployments.map(({ address }) => address)
  const messages: readonly Hex[] = ["0x00", word(1), word(2), word(3), word(0xa), word(0xd)]
  const tokens = transfers.map(({ token }) => token)
  const keys = new Set([...contracts, ...addresses, ...hashes, ...created, ...tokens, ...messages])
  const some = { startBlock: 1, endBlock: Math.max(1, model.batch.blocks.length - 1) }
  for (const each of allLists) {
    for (const key of keys) {
      const all = model.listed(each.name, key)
      const within = all.filter(({ blockNumber }) => blockNumber >= some.startBlock && blockNumber < some.endBlock)
      const ways = [
        ["desc", {}, all],
        ["asc", {}, all.toReversed()],
        ["desc", some, within],
        ["asc", some, within.toReversed()],
      ] as const
      // What has nothing has nothing from either end: most keys are of other lists.
      for (const [order, blocks, expected] of all.length === 0 ? ways.slice(0, 1) : ways) {
        const read = (range: ByTriple) => reader.listed(each, key, { ...range, ...blocks, order })
        expect(await pages(read, cursorOf, pageSize), `${each.name} of ${key}, ${order}`).toEqual(expected)
      }
    }
  }
}

/** What each holder has of each kind of token, of all contracts and of some, and after each block. */
async function compareBalances(reader: ChainReader, model: Model, limit: number): Promise<void> {
  for (const holder of addresses) {
    for (const kind of ["erc20", "erc721", "erc1155", "collectibles"] as const) {
      const now = model.balances(holder, kind)
      expect(await balancePages(reader, { holder, of: kind, limit })).toEqual(now)
      const some = [contracts[2], contracts[0]] as Hex[]
      expect(await balancePages(reader, { holder, of: kind, limit, contracts: some })).toEqual(
        now.filter(({ contract }) => some.includes(contract)),
      )
    }
    for (const { number: blockNumber } of model.batch.blocks) {
      for (const kind of ["erc20", "collectibles"] as const)
        expect(await balancePages(reader, { holder, of: kind, blockNumber, limit })).toEqual(
          model.balances(holder, kind, blockNumber),
        )
    }
  }
}

/** Who holds each token, which is what each holder has. */
async function compareHolders(reader: ChainReader, model: Model, limit: number): Promise<void> {
  for (const { contract, tokenId, holders, holderCount, supply } of model.holders()) {
    const token = { contract, tokenId }
    expect(await reader.holders({ ...token, limit: 1 })).toMatchObject({ holderCount, supply })
    const read = async (range: Range<HolderCursor>) => (await reader.holders({ ...token, ...range })).holders
    expect(await pages(read, holderPosition.of, limit)).toEqual(holders)
  }
}

const byAddress = (a: { address: Hex }, b: { address: Hex }) => (a.address < b.address ? -1 : 1)
