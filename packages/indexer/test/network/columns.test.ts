import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseAddress } from "@serac/chain"
import { dumpNetwork, exportingNetwork, openStore, type PrimaryChain, primaryChains, type Store } from "@serac/store"
import { folderObjects } from "@serac/store/objects"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { exportNetworkChain } from "../../src/network/columns/index.ts"
import { startNetworkIndexer } from "../../src/network/index.ts"
import { duckdb, queriesAfter } from "../core/duckdb.ts"
import { recordedNetwork } from "./primary-fixtures.ts"
import { recordedChains } from "./recorded-chains.ts"
import { recordedSetting, runToHead } from "./recorded-store.ts"

const { networkId } = recordedNetwork
const cleanups: (() => Promise<unknown>)[] = []
let store: Store
let folder: string
/** The same, exported in two calls with blocks between them. */
let folderOfTwo: string

async function emptyFolder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), "serac-columns-"))
  cleanups.push(() => rm(made, { recursive: true, force: true }))
  return made
}

async function exportAll(from: Store, into: string): Promise<void> {
  const network = exportingNetwork(from, networkId)
  for (const chain of primaryChains) {
    const last = (await network.head(chain))?.height ?? -1
    await exportNetworkChain({
      network,
      chain,
      target: folderObjects(into),
      range: { first: 0, last },
      blocksPerFile: 20,
    })
  }
}

beforeAll(async () => {
  const { node, store: location, options } = await recordedSetting(cleanups)
  folderOfTwo = await emptyFolder()
  folder = await emptyFolder()
  node.cut({ P: 51, X: 30, C: 60 })
  const half = await runToHead(startNetworkIndexer, options, node, cleanups)
  await half.stop()
  const before = await openStore(location)
  await exportAll(before, folderOfTwo)
  await before.close()
  node.chains = recordedChains
  const rest = await runToHead(startNetworkIndexer, options, node, cleanups)
  await rest.stop()
  store = await openStore(location)
  cleanups.push(() => store.close())
  await exportAll(store, folderOfTwo)
  await exportAll(store, folder)
})

afterAll(async () => {
  for (const clean of cleanups.reverse()) await clean()
})

/** What DuckDB answers: `{transactions}` stands for the files of a table of all chains. */
const asked = (query: string) =>
  duckdb(query.replace(/\{(\w+)\}/g, `read_parquet('${join(folder, `primary-${networkId}`)}/*/$1/*.parquet')`))

/** The rows of a table in a dump of the store. */
async function stored(table: string) {
  const rows: Readonly<Record<string, string | number>>[] = []
  for await (const line of dumpNetwork(store, networkId))
    if (line.startsWith(`${table} `)) rows.push(JSON.parse(line.slice(table.length + 1)))
  return rows
}

/** The transactions that the service lists. */
async function listed(chain: PrimaryChain) {
  return store.network(networkId).transactions({ chain, order: "asc" }, { limit: 1000 })
}

test("transactions of each type, and the UTXOs that they consumed, are as many as the service lists", async () => {
  const expected = new Map<string, { chain: string; type: string; n: number; inputs: number }>()
  for (const chain of primaryChains)
    for (const { type, consumed } of await listed(chain)) {
      const key = `${chain} ${type}`
      const counted = expected.get(key) ?? { chain, type, n: 0, inputs: 0 }
      expected.set(key, { ...counted, n: counted.n + 1, inputs: counted.inputs + consumed.length })
    }
  const rows = await asked(`SELECT t.chain, transaction_type AS type, count(DISTINCT transaction_id)::INT AS n,
    count(i.input_index)::INT AS inputs FROM {transactions} t LEFT JOIN {inputs} i USING (transaction_id) GROUP BY 1, 2 ORDER BY 1, 2`)
  expect(rows.length).toBeGreaterThan(15)
  const order = (one: { chain: string; type: string }, other: { chain: string; type: string }) =>
    `${one.chain} ${one.type}` < `${other.chain} ${other.type}` ? -1 : 1
  expect(rows).toEqual([...expected.values()].sort(order))
  expect(await asked("SELECT sum(n_inputs)::INT AS n FROM {transactions}")).toEqual(
    await asked("SELECT count(*)::INT AS n FROM {inputs}"),
  )
})

test("every UTXO that is stored is exported once, with its amount and in the file of its block", async () => {
  const utxos = await stored("primary_utxo")
  const amount = (row: (typeof utxos)[number]) => BigInt(row.amount ?? 0)
  expect(
    await asked(`SELECT chain, consumed_on AS "on", count(*)::INT AS n, count(DISTINCT utxo_id)::INT AS ids,
      sum(amount)::VARCHAR AS sum, sum(locktime + stakeable_locktime)::VARCHAR AS locked FROM {utxos} GROUP BY 1, 2 ORDER BY 1, 2`),
  ).toEqual(
    ["C", "P", "X"].flatMap((chain) =>
      ["C", "P", "X"].flatMap((on) => {
        const code = (name: string) => primaryChains.indexOf(name as PrimaryChain)
        const rows = utxos.filter((row) => row.created_on === code(chain) && row.consumed_on === code(on))
        const sum = String(rows.reduce((total, row) => total + amount(row), 0n))
        const locked = rows.reduce((total, row) => total + Number(row.locktime) + Number(row.stakeable_locktime), 0)
        return rows.length === 0 ? [] : [{ chain, on, n: rows.length, ids: rows.length, sum, locked: String(locked) }]
      }),
    ),
  )
  const misplaced = await duckdb(`SELECT filename, block_height FROM
    read_parquet('${join(folder, `primary-${networkId}`)}/*/utxos/*.parquet', filename = true)
    WHERE block_height < regexp_extract(filename, '(\\d{12})-', 1)::BIGINT
    OR block_height > regexp_extract(filename, '-(\\d{12})[.]', 1)::BIGINT`)
  expect(misplaced).toEqual([])
})

test("what of the UTXOs of each address is not consumed is its balance", async () => {
  const rows =
    await asked(`SELECT address, consumed_on AS chain, asset_id AS asset, count(*)::INT AS n, sum(amount)::VARCHAR AS sum
    FROM (SELECT u.*, unnest(addresses) AS address FROM {utxos} u ANTI JOIN {inputs} i
      ON u.transaction_id = i.utxo_transaction_id AND u.output_index = i.utxo_output_index)
    WHERE is_transfer GROUP BY 1, 2, 3`)
  const owners = new Set(rows.map(({ chain, address }) => `${chain} ${address}`))
  expect(owners.size).toBeGreaterThan(10)
  for (const owner of owners) {
    const [chain, address] = owner.split(" ") as [PrimaryChain, string]
    const { bytes } = parseAddress(`${chain}-${address}`)
    const groups = await store.network(networkId).balances(chain, [bytes])
    const own = rows.filter((row) => row.chain === chain && row.address === address)
    const sumOf = (amounts: readonly bigint[]) => amounts.reduce((total, each) => total + each, 0n)
    expect([owner, sumOf(own.map(({ sum }) => BigInt(String(sum))))]).toEqual([
      owner,
      sumOf(groups.map(({ amount }) => amount)),
    ])
  }
})

describe("stakes", () => {
  test("that are active are what the service says is staked", async () => {
    const { validatorCount, validatorStake, delegatorCount, delegatorStake } = await store
      .network(networkId)
      .stakingTotals()
    expect(validatorCount).toBeGreaterThan(0)
    const [row] = await asked(`SELECT count(*) FILTER (kind = 'validator')::INT AS "validatorCount",
      (sum(weight) FILTER (kind = 'validator'))::VARCHAR AS "validatorStake",
      count(*) FILTER (kind = 'delegator')::INT AS "delegatorCount",
      coalesce(sum(weight) FILTER (kind = 'delegator'), 0)::VARCHAR AS "delegatorStake"
      FROM {stakes} WHERE status = 'active' AND subnet_id = '11111111111111111111111111111111LpoYY'`)
    expect(row).toEqual({
      validatorCount,
      validatorStake: String(validatorStake),
      delegatorCount,
      delegatorStake: String(delegatorStake),
    })
  })

  test("that ended were paid what the reward UTXOs have, and files with others are open", async () => {
    const rows = await stored("primary_reward")
    expect(
      await asked("SELECT count(*)::INT AS n, sum(amount)::VARCHAR AS sum FROM {utxos} WHERE reward_type IS NOT NULL"),
    ).toEqual([{ n: rows.length, sum: String(rows.reduce((total, row) => total + BigInt(String(row.amount)), 0n)) }])
    const files =
      await duckdb(`SELECT contains(filename, '.open.') AS open, bool_or(status IN ('active', 'pending')) AS going,
      max(as_of_height)::INT AS at FROM read_parquet('${join(folder, `primary-${networkId}`)}/p/stakes/*.parquet', filename = true)
      GROUP BY filename`)
    expect(files.length).toBeGreaterThan(1)
    for (const { open, going, at } of files) expect([open, at]).toEqual([going, 134])
  })
})

test("two exports with blocks between them make the files of one", async () => {
  const filesOf = async (place: string) => {
    const names = (await readdir(place, { recursive: true })).filter((name) => name.endsWith(".parquet")).sort()
    return Promise.all(names.map(async (name) => [name, (await readFile(join(place, name))).toString("base64")]))
  }
  const files = await filesOf(folder)
  expect(files.length).toBeGreaterThan(50)
  expect(await filesOf(folderOfTwo)).toEqual(files)
})

test("each question of the page about the primary network is answered", async () => {
  const page = await readFile(new URL("../../../../docs/columns.md", import.meta.url), "utf8")
  const questions = queriesAfter(page, "## Questions about the primary network")
  expect(questions).toHaveLength(5)
  for (const question of questions) {
    const rows = await duckdb(question.replaceAll("'columns/primary-1/", `'${join(folder, `primary-${networkId}`)}/`))
    expect(rows.length, question).toBeGreaterThan(0)
  }
})
