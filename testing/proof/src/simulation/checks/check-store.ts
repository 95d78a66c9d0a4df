import {
  type ChainReader,
  type ChainStatus,
  type Counter,
  expandFragment,
  type Hex,
  type StoredBlock,
  type StoredDeployment,
  type StoredToken,
  type StoredTransaction,
  type StoredTransfer,
} from "@serac/store"
import type { SimulatedBlock } from "../chain/block.ts"
import { simulatedTokens } from "../chain/contracts.ts"
import { people } from "../chain/events.ts"
import { failUnless } from "../failure.ts"
import type { Random } from "../random.ts"
import { readAll } from "./pages.ts"

interface BlockJson {
  readonly blockHash: Hex
  readonly parentHash: Hex
  readonly txCount: number
  readonly gasUsed: string
  readonly cumulativeTransactions: string
}

/** The stored data that the check read. */
export interface Found {
  readonly status: ChainStatus | undefined
  /** Hashes by number. */
  readonly hashes: readonly Hex[]
}

/**
 * Reads all lists of a stored chain and checks that they are consistent: no gap, each block the child of the
 * one before, nothing of another fork, counters that are sums.
 *
 * @param find - finds any block that was ever made; without it the proposers of blocks are not checked.
 * @returns undefined when the head moved meanwhile, so that the lists are from different times.
 */
export async function checkStore(
  reader: ChainReader,
  find: ((hash: Hex) => SimulatedBlock | undefined) | undefined,
  random: Random,
): Promise<Found | undefined> {
  const status = await reader.status()
  const hashes = await checkBlocks(reader, status, find, random)
  if (hashes) {
    const checks = [checkTransactions, checkTransfers, checkDeployments, checkCounters]
    for (const check of random.shuffle(checks)) {
      const error = await check(reader, hashes, random).then(
        () => undefined,
        (error: unknown) => error,
      )
      const now = await reader.status()
      if (now?.head.hash !== status?.head.hash) return undefined
      if (error) throw error
    }
  }
  return hashes && { status, hashes }
}

async function checkBlocks(
  reader: ChainReader,
  status: ChainStatus | undefined,
  find: ((hash: Hex) => SimulatedBlock | undefined) | undefined,
  random: Random,
): Promise<readonly Hex[] | undefined> {
  const rows = await readAll(random, byNumber, (range) => reader.blocks(range))
  if ((await reader.status())?.head.hash !== status?.head.hash) return undefined
  const stored = rows.toReversed()
  failUnless(
    stored.length === (status ? status.head.number + 1 : 0),
    () => `${stored.length} blocks below ${JSON.stringify(status)}`,
  )
  const hashes: Hex[] = []
  let transactions = 0
  for (const [number, row] of stored.entries()) {
    const block = JSON.parse(row.json) as BlockJson
    transactions += block.txCount
    failUnless(row.number === number, () => `block ${row.number} stands where block ${number} should`)
    failUnless(number === 0 || block.parentHash === hashes[number - 1], () => `block ${number} has another parent`)
    failUnless(Number(block.cumulativeTransactions) === transactions, () => `block ${number} counts ${row.json}`)
    failUnless(!find || find(block.blockHash)?.number === number, () => `nobody made block ${block.blockHash}`)
    hashes.push(block.blockHash)
  }
  failUnless(status?.head.hash === hashes.at(-1), () => "the head is not the last block")
  failUnless((status?.transactions ?? 0) === transactions, () => `${status?.transactions} instead of ${transactions}`)
  return hashes
}

async function checkTransactions(reader: ChainReader, hashes: readonly Hex[], random: Random): Promise<void> {
  const list = (succeeded?: boolean) =>
    readAll(random, byIndex, (range) => reader.transactions({ ...range, succeeded }))
  const [all, succeeded, failed] = [await list(), await list(true), await list(false)]
  let before = [Number.POSITIVE_INFINITY, 0] as readonly [number, number]
  for (const { blockNumber, index, fragment } of all) {
    const isBelow = blockNumber < before[0] || (blockNumber === before[0] && index === before[1] - 1)
    failUnless(isBelow, () => `transaction ${blockNumber}/${index} comes after ${before}`)
    failUnless(
      blockNumber === before[0] || before[1] === 0 || before[0] === Number.POSITIVE_INFINITY,
      () => `transaction ${before} is the first of its block`,
    )
    failUnless(isOf(fragment, hashes[blockNumber]), () => `transaction ${blockNumber}/${index} is of another fork`)
    before = [blockNumber, index]
  }
  const count = (await reader.status())?.transactions ?? 0
  failUnless(all.length === count, () => `${all.length} transactions instead of ${count}`)
  failUnless(succeeded.length + failed.length === count, () => "a transaction neither succeeded nor failed")
}

async function checkTransfers(reader: ChainReader, hashes: readonly Hex[], random: Random): Promise<void> {
  const isMade = await areListsMade(reader)
  for (const token of Object.values(simulatedTokens).flat()) {
    const list = await readAll(random, byEvent, (range) => reader.tokenTransfers(token, range))
    for (const { blockNumber, fragment } of list)
      failUnless(
        isOf(fragment, hashes[blockNumber]),
        () => `a transfer of ${token} in ${blockNumber} is of another fork`,
      )
    const latest = new Map<string, string>()
    for (const { standard, nft, fragment } of list)
      if (standard === 721 && nft && !latest.has(nft.tokenId)) latest.set(nft.tokenId, fragment)
    for (const { tokenId, owner } of await readAll(random, byTokenId, (range) => reader.tokens(token, range))) {
      const fragment = latest.get(tokenId)
      // A list that is being built may not contain the last transfer yet.
      const isRight = !isMade || fragment === undefined || owner === undefined || owner === receiverIn(fragment)
      failUnless(isRight, () => `${owner} owns ${token}/${tokenId} after ${fragment}`)
    }
  }
  for (const person of people) {
    const list = await readAll(random, byEvent, (range) => reader.erc721Transfers(person, range))
    for (const { blockNumber, fragment } of list)
      failUnless(
        isOf(fragment, hashes[blockNumber]),
        () => `a transfer of ${person} in ${blockNumber} is of another fork`,
      )
  }
}

const areListsMade = async (reader: ChainReader) =>
  (await reader.projections()).every(({ state }) => state === "current")

async function checkDeployments(reader: ChainReader, hashes: readonly Hex[], random: Random): Promise<void> {
  for (const person of people) {
    const list = await readAll(random, byCreation, (range) => reader.deployments(person, range))
    for (const { blockNumber } of list)
      failUnless(blockNumber < hashes.length, () => `a deployment in block ${blockNumber}, above the head`)
  }
}

async function checkCounters(reader: ChainReader, hashes: readonly Hex[], random: Random): Promise<void> {
  const status = await reader.status()
  for (const period of ["minute", "day"] as const) {
    const list = await readAll(random, byStart, (range) => reader.counters(period, range))
    const sum = (member: "blocks" | "transactions") => list.reduce((total, counter) => total + counter[member], 0)
    failUnless(sum("blocks") === hashes.length, () => `${sum("blocks")} blocks by the ${period}, not ${hashes.length}`)
    failUnless(
      sum("transactions") === (status?.transactions ?? 0),
      () => `${sum("transactions")} transactions by the ${period}`,
    )
    let later = Number.POSITIVE_INFINITY
    for (const { firstBlockAt, lastBlockAt } of list) {
      failUnless(firstBlockAt <= lastBlockAt && lastBlockAt <= later, () => `counters of a ${period} overlap`)
      later = firstBlockAt
    }
  }
}

const byNumber = ({ number }: StoredBlock) => [number] as const
const byIndex = ({ blockNumber, index }: StoredTransaction) => [blockNumber, index] as const
const byEvent = ({ blockNumber, logIndex, batchIndex }: StoredTransfer) => [blockNumber, logIndex, batchIndex] as const
const byTokenId = ({ tokenId }: StoredToken) => [tokenId] as const
const byCreation = (one: StoredDeployment) => [one.blockNumber, one.transactionIndex, one.sequence] as const
const byStart = ({ start }: Counter) => [start] as const

const isOf = (fragment: string, hash: Hex | undefined) =>
  hash !== undefined && expandFragment(fragment).includes(`"blockHash":"${hash}"`)

function receiverIn(fragment: string): string | undefined {
  return /"to":\{"address":"(0x[0-9a-fA-F]{40})"/.exec(expandFragment(fragment))?.[1]?.toLowerCase()
}
