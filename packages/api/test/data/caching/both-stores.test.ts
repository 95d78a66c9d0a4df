import { mkdtemp, rename, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createDatabase } from "@serac/kits/postgres"
import { type ChainWriter, type NetworkWriter, openStore, type StoreLocation } from "@serac/store"
import fc from "fast-check"
import { afterAll, beforeAll, describe, inject, test } from "vitest"
import { chains as definitions, now } from "../house.ts"
import { contract, Ledger, nobody, wallet, word } from "../ledger.ts"
import { network } from "../networks/fake-network.ts"
import { utxoRow, validatorRows, writeHistory } from "../networks/history.ts"
import { bech32, cb58, nodeId } from "../networks/ids.ts"
import { type Pair, pairOver } from "./pair.ts"

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serac-caching-"))
})
afterAll(() => rm(folder, { recursive: true }))

const few = fc.integer({ min: 1, max: 3 })
const standards = [20, 721, 1155] as const

/** What can happen to a chain, its metadata, its prices and the clock. */
const chainStep = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("append" as const),
      moves: fc.array(fc.record({ token: few, from: few, to: few, id: few }), { maxLength: 3 }),
      deploys: fc.boolean(),
      failed: fc.boolean(),
    }),
  },
  fc.record({ kind: fc.constant("roll back" as const), depth: few }),
  fc.record({ kind: fc.constant("name" as const), token: few, name: fc.string({ unit: "grapheme", maxLength: 4 }) }),
  fc.record({ kind: fc.constant("read metadata" as const), token: few, id: few, uri: fc.webUrl() }),
  fc.record({ kind: fc.constant("price" as const), token: few, usd: fc.nat(99) }),
  fc.record({ kind: fc.constant("move the clock" as const), by: fc.integer({ min: -5_000, max: 5_000 }) }),
)
type ChainStep = typeof chainStep extends fc.Arbitrary<infer Step> ? Step : never

/** What can happen to a network whose blocks are stored. */
const networkStep = fc.oneof(
  fc.record({ kind: fc.constant("observe" as const), staker: fc.nat(29), uptime: fc.nat(100) }),
  fc.record({ kind: fc.constant("add" as const), locked: fc.integer({ min: -3, max: 3 }) }),
  fc.record({ kind: fc.constant("move the clock" as const), by: fc.integer({ min: -3_000, max: 3_000 }) }),
)

const places: Readonly<Record<string, () => Promise<StoreLocation>>> = {
  SQLite: async () => ({ kind: "sqlite", directory: join(folder, "store") }),
  PostgreSQL: async () => ({ kind: "postgres", url: await createDatabase(inject("postgresUrl")) }),
}

describe.each(Object.entries(places))("on %s", (name, place) => {
  test("whatever happens to a chain, an answer that is kept is what would be made now", async () => {
    const store = await openStore(await place())
    const prices = join(folder, `${name}-prices.json`)
    await writeFile(prices, "{}")
    const [definition, ...others] = definitions
    const runs = name === "SQLite" ? 3 : 1
    // A chain for each run.
    const chains = Array.from({ length: runs }, (_, at) => ({ ...others[0], chainId: String(50_000 + at) }))
    const pair = await pairOver(store, { chains: [definition, ...chains] as typeof definitions, prices }, now * 1000)
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(chainStep, { minLength: 5, maxLength: 12 }), async (steps) => {
        const chainId = String(50_000 + (run++ % runs))
        const ledger = new Ledger(chainId)
        const writer = await store.openWriter(chainId)
        try {
          await writer.append(ledger.block(now), { nodeHead: 0, now })
          await pair.expectSame(urlsOf(chainId, ledger))
          for (const step of steps) {
            await happen(step, { chainId, ledger, writer, pair, prices })
            await pair.expectSame(urlsOf(chainId, ledger))
          }
        } finally {
          await writer.close()
        }
      }),
      { numRuns: runs, endOnFailure: true },
    )
    await pair.close()
    await store.close()
  })

  test("whatever is learnt of a network and whatever the clock does, an answer that is kept is what would be made now", async () => {
    const store = await openStore(await place())
    const writer = await store.openNetworkWriter(network.networkId)
    await writeHistory(writer)
    const pair = await pairOver(store, { networks: [network] }, now * 1000)
    let added = 100
    await fc.assert(
      fc.asyncProperty(fc.array(networkStep, { minLength: 5, maxLength: 8 }), async (steps) => {
        await add(writer, added++, 0)
        await pair.expectSame(networkUrls)
        for (const step of steps) {
          if (step.kind === "move the clock") pair.clock.now += step.by
          else if (step.kind === "add") await add(writer, added++, step.locked)
          else {
            const txId = validatorRows[step.staker]?.txId as Uint8Array
            await writer.observe([{ txId, uptime: step.uptime, connected: true }], now)
          }
          await pair.expectSame(networkUrls)
        }
      }),
      { numRuns: name === "SQLite" ? 2 : 1, endOnFailure: true },
    )
    await pair.close()
    await writer.close()
    await store.close()
  })
})

interface Happening {
  readonly chainId: string
  readonly ledger: Ledger
  readonly writer: ChainWriter
  readonly pair: Pair
  readonly prices: string
}

async function happen(step: ChainStep, { chainId, ledger, writer, pair, prices }: Happening): Promise<void> {
  switch (step.kind) {
    case "append": {
      const transfers = step.moves.map(({ token, from, to, id }) => ({
        standard: standards[token - 1] as 20,
        token: contract(token),
        from: from === 3 ? nobody : wallet(from),
        to: wallet(to),
        moves: [token === 1 ? { value: BigInt(id) } : { tokenId: BigInt(id) }],
      }))
      const deploys = step.deploys ? [{ address: contract(100 + ledger.last) }] : undefined
      const plan = { transfers, failed: step.failed, ...(deploys && { deploys }) }
      const batch = ledger.block(now + ledger.last, [plan, { call: { to: contract(1), selector: "0xa9059cbb" } }])
      await writer.append(batch, { nodeHead: ledger.last, now })
      return
    }
    case "roll back": {
      const to = Math.max(0, ledger.last - step.depth)
      await writer.rollback(to)
      ledger.rewind(to)
      return
    }
    case "name": {
      const ercType = (["ERC-20", "ERC-721", "ERC-1155"] as const)[step.token - 1] as "ERC-20"
      await writer.saveContracts([{ address: contract(step.token), ercType, name: step.name, attempts: 1 }])
      return
    }
    case "read metadata": {
      const token = { contract: contract(step.token), tokenId: word(step.id), tokenUri: step.uri }
      await writer.saveTokens([{ ...token, metadata: '{"indexStatus":"INDEXED"}', attempts: 1 }])
      return
    }
    case "price": {
      const table = { [chainId]: { [contract(step.token)]: { usd: `${step.usd}.5`.padStart(6, "0") } } }
      // In one step: the services look at it whenever they like.
      await writeFile(`${prices}.new`, JSON.stringify(table) + " ".repeat(step.usd))
      await rename(`${prices}.new`, prices)
      await pair.refreshPrices()
      return
    }
    case "move the clock":
      pair.clock.now += step.by
  }
}

function urlsOf(chainId: string, ledger: Ledger): readonly string[] {
  const chain = `/v1/chains/${chainId}`
  const account = `${chain}/addresses/${wallet(1)}`
  return [
    `${chain}/blocks?pageSize=2`,
    `${chain}/blocks/${ledger.last}`,
    `${chain}/blocks/${ledger.hash(ledger.last)}`,
    `${chain}/blocks/${ledger.last + 1}`,
    `${chain}/transactions?pageSize=3`,
    `${chain}/transactions?status=failed`,
    ...[1, 2, 3].map((token) => `${chain}/tokens/${contract(token)}/transfers?pageSize=2`),
    `${account}/transactions:listErc721?pageSize=2`,
    `${account}/transactions:listErc20?pageSize=2`,
    `${account}/transactions?pageSize=2`,
    `${account}/balances:listCollectibles?pageSize=2`,
    `/v1/address/${wallet(1)}/chains`,
    `${chain}/blocks/${ledger.last}/transactions`,
    `${chain}/addresses/${contract(1)}`,
    `/v1/search?query=${wallet(1)}`,
    `${chain}/contracts/${wallet(1)}/deployments?pageSize=2`,
    ...[2, 3].map((token) => `${chain}/nfts/collections/${contract(token)}/tokens?pageSize=2`),
    "/v1/transactions?pageSize=4",
    "/v1/transactions?network=fuji",
  ]
}

/** A UTXO that is locked until around now. */
async function add(writer: NetworkWriter, number: number, locked: number): Promise<void> {
  await writer.addUtxos([utxoRow("P", number, { locktime: now + locked, height: 20, timestamp: now })])
}

const fuji = "/v1/networks/fuji"
const owners = `addresses=${bech32(1)},${bech32(2)}`
const networkUrls = [
  `${fuji}/blockchains/p-chain/balances?${owners}`,
  `${fuji}/blockchains/p-chain/balances?${owners}&blockTimestamp=${now}`,
  `${fuji}/blockchains/p-chain/transactions:listStaking?pageSize=9`,
  `${fuji}/blockchains/p-chain/utxos?${owners}&pageSize=9`,
  `${fuji}/blockchains/x-chain/transactions?pageSize=9`,
  `${fuji}/blockchains/x-chain/blocks?pageSize=9`,
  `${fuji}/validators?pageSize=9`,
  `${fuji}/validators?minTimeRemaining=10&validationStatus=active`,
  `${fuji}/validators?minUptimePerformance=90&validationStatus=active`,
  `${fuji}/validators/${nodeId(1)}`,
  `${fuji}/delegators?pageSize=9`,
  `${fuji}/l1Validators`,
  `${fuji}/rewards:listPending?${owners}&pageSize=9`,
  `${fuji}/rewards?${owners}`,
  `${fuji}/subnets?pageSize=3`,
  `${fuji}/blockchains/${cb58(900)}`,
]
