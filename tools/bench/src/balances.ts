import { createHash } from "node:crypto"
import { startPostgres } from "@serac/kits/postgres"
import {
  allProjections,
  type BalanceCursor,
  type Batch,
  balancesProjection,
  type ChainReader,
  type Hex,
  holdersProjection,
  lists,
  openStore,
  type StoreLocation,
  type TransferRow,
} from "@serac/store"
import { eventValues, placeValues, writeTransfer } from "@serac/store/items"
import { pinToTwoCores } from "./cores.ts"
import { type Contestant, race } from "./measure.ts"
import type { PartOptions } from "./part.ts"
import { withDirectory } from "./serac.ts"

const benchChainId = "43114"
const balancePageSize = 500
const entriesPerBlock = 100

const sha256Hex = (text: string) => createHash("sha256").update(text).digest("hex")
const benchAddress = (text: string): Hex => `0x${sha256Hex(text).slice(0, 40)}`
const holder = benchAddress("holder")

/** How large the holder is. */
interface Size {
  readonly tokens: number
  /** Transfers of one token from and to the holder, in addition to those of the other tokens. */
  readonly busy: number
}

/** Balances of an address with many tokens and of one with very many transfers, compared with pages of its transfers in the same store. */
export async function balances({ quick, results }: PartOptions): Promise<void> {
  const size = quick ? { tokens: 1_000, busy: 5_000 } : { tokens: 10_000, busy: 400_000 }
  console.log(
    `\nBalances of an address with ${size.tokens} tokens, one of which moved ${size.busy} times, by pages of ${balancePageSize}, ${pinToTwoCores()}`,
  )
  const postgres = await startPostgres({ durable: true })
  try {
    await withDirectory((location) => ofStore("SQLite", location, size, { quick, results }))
    await ofStore("PostgreSQL", { kind: "postgres", url: await postgres.createDatabase() }, size, { quick, results })
  } finally {
    await postgres.stop()
  }
}

async function ofStore(
  storeName: string,
  location: StoreLocation,
  size: Size,
  { quick, results }: PartOptions,
): Promise<void> {
  const store = await openStore(location)
  try {
    // A warm-up: the first measurement would include compilation.
    await timeToStore(store, "43117", { tokens: 500, busy: 2_000 })
    const all = await timeToStore(store, benchChainId, size)
    const names = allProjections.map((projection) => projection.name)
    const withBalances = names.filter((each) => each !== holdersProjection.name)
    const balances = await timeToStore(store, "43116", size, withBalances)
    const others = withBalances.filter((each) => each !== balancesProjection.name)
    const without = await timeToStore(store, "43115", size, others)
    const ratio = (taken: number) => `${(taken / without).toFixed(2)}x`
    console.log(
      `  ${storeName}: stored with balances in ${ratio(balances)} the time without them, with holders too in ${ratio(all)}`,
    )
    const chain = store.chain(benchChainId)
    const head = (await chain.status())?.head.number ?? 0
    const timed = await race(contestants(chain, head, await cursorInMiddle(chain)), {
      rounds: quick ? 3 : 15,
      calls: quick ? 5 : 40,
    })
    const limit = timed[0]?.median ?? 1
    for (const { name, median } of timed) {
      const [ratio, milliseconds] = [(median / limit).toFixed(2), (median / 1000).toFixed(2)]
      console.log(`    ${name.padEnd(48)} ${ratio.padStart(6)}x  ${milliseconds.padStart(8)} ms a page`)
      results.add("balances", { pages: name.trim() }, { [storeName]: `${milliseconds} ms, ${ratio}x` })
    }
  } finally {
    await store.close()
  }
}

function contestants(chain: ChainReader, head: number, middle: BalanceCursor): readonly Contestant[] {
  const range = { holder, of: "erc20", limit: balancePageSize } as const
  const busy = benchAddress("token 0")
  return [
    {
      name: `${balancePageSize} ERC-20 transfers of it, newest first`,
      work: () => chain.listed(lists.erc20Transfers, holder, { limit: balancePageSize }),
    },
    { name: `${balancePageSize} of its balances, first page`, work: () => chain.balances(range) },
    { name: "  from the middle", work: () => chain.balances({ ...range, after: middle }) },
    { name: "  after the block in the middle", work: () => chain.balances({ ...range, blockNumber: head >> 1 }) },
    {
      name: `${balancePageSize} holders of the token that moved most`,
      work: () => chain.holders({ contract: busy, limit: balancePageSize }),
    },
    { name: "the balance of the token that moved most", work: () => chain.balances({ ...range, contracts: [busy] }) },
  ]
}

async function cursorInMiddle(chain: ChainReader): Promise<BalanceCursor> {
  const cursors: BalanceCursor[] = []
  for (let after: BalanceCursor | undefined; ; ) {
    const { next } = await chain.balances({ holder, of: "erc20", limit: balancePageSize, after })
    if (next === undefined) break
    cursors.push(next)
    after = next
  }
  const middle = cursors[cursors.length >> 1]
  if (middle === undefined) throw new Error("the holder has no second page of balances")
  return middle
}

/** Milliseconds for all blocks, as an indexer at the node's head stores them. */
async function timeToStore(
  store: Awaited<ReturnType<typeof openStore>>,
  chain: string,
  { tokens, busy }: Size,
  projections?: readonly string[],
): Promise<number> {
  const writer = await store.openWriter(chain, { ...(projections && { projections }) })
  const blocks = Math.ceil((tokens + busy) / entriesPerBlock)
  let taken = 0
  for (let from = 0; from < blocks; from += 40) {
    const batch = balanceBatch(from, Math.min(blocks, from + 40), tokens)
    const began = performance.now()
    await writer.append(batch, { nodeHead: from, now: 2_000_000_000 })
    taken += performance.now() - began
  }
  await writer.close()
  return taken
}

/** Blocks in which the holder gets a token, or one of his moves. */
function balanceBatch(from: number, to: number, tokens: number): Batch {
  const blocks: Batch["blocks"][number][] = []
  const transfers: TransferRow[] = []
  for (let number = from; number < to; number += 1) {
    blocks.push({
      number,
      hash: `0x${sha256Hex(`block ${number}`)}`,
      parentHash: `0x${sha256Hex(`block ${number - 1}`)}`,
      timestamp: 1_700_000_000 + number,
      transactionCount: 0,
      gasUsed: 0n,
      fragment: `{"blockNumber":"${number}"`,
    })
    for (let logIndex = 0; logIndex < entriesPerBlock; logIndex += 1) {
      const at = number * entriesPerBlock + logIndex
      const isNew = at < tokens
      const other = benchAddress(`other ${at % 5_000}`)
      const [sender, receiver] = isNew || at % 2 === 0 ? [other, holder] : [holder, other]
      transfers.push({
        blockNumber: number,
        logIndex,
        batchIndex: 0,
        standard: 20,
        token: benchAddress(`token ${isNew ? at : 0}`),
        from: sender,
        to: receiver,
        fragment: fragmentOf(number, logIndex, sender, receiver, 1_000 + (at % 7)),
      })
    }
  }
  return { blocks, transactions: [], transfers, deployments: [] }
}

const fragmentOf = (number: number, logIndex: number, from: Hex, to: Hex, value: number) =>
  writeTransfer(
    placeValues({
      number,
      timestamp: 1_700_000_000 + number,
      timestampMilliseconds: undefined,
      hash: `0x${sha256Hex(`block ${number}`)}`,
    }),
    eventValues({ transactionHash: `0x${sha256Hex(`transaction ${number}`)}`, from, to, logIndex }),
    String(value),
  )
