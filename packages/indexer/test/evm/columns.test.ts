import { readFileSync } from "node:fs"
import { join } from "node:path"
import { folderObjects } from "@serac/store/objects"
import { expect, test } from "vitest"
import { answeredBlock } from "../../src/evm/columns/answered-block.ts"
import { evmTables, exportChain, pieceSource, storeSource } from "../../src/evm/columns/index.ts"
import { tracesTable } from "../../src/evm/columns/tables/traces.ts"
import { transfersTable } from "../../src/evm/columns/tables/transfers.ts"
import { startIndexer } from "../../src/evm/index.ts"
import { duckdb, queriesAfter } from "../core/duckdb.ts"
import { chainId, index, setting, withReader } from "./archived-chain.ts"
import { decode } from "./decoded-fixture.ts"
import { FakeChain } from "./fake-chain.ts"
import { fixture, fixtureNames } from "./fixtures.ts"
import { counted, emptyArchive, emptyFolder, fetched, filesOf, tracingNode } from "./piece-setting.ts"
import { recordedChain } from "./recorded-chain.ts"

/** What DuckDB answers: `{}` in the query stands for the files of a table. */
function asked(folder: string, table: string, query: string) {
  const files = join(folder, `evm-${chainId}`, table, "*.parquet")
  return duckdb(query.replace("{}", `read_parquet('${files}')`))
}

/** The chain of a recorded network in pieces, and as columns. */
async function exportedRecording() {
  const chain = recordedChain("c-chain")
  const { archive } = await emptyArchive()
  await fetched([tracingNode(chain)], archive, { blocksPerPiece: 50, range: { first: 0, last: chain.head } })
  const folder = await emptyFolder()
  const source = pieceSource(archive, chainId)
  const exported = await exportChain({
    chainId,
    source,
    target: folderObjects(folder),
    range: { first: 0, last: chain.head },
    blocksPerFile: 40,
  })
  return { chain, folder, exported }
}

test("what DuckDB sums over the columns of a recorded chain is what its blocks have", async () => {
  const { chain, folder, exported } = await exportedRecording()
  const blocks = chain.blocks.map(({ block, receipts, traces }) => ({ block, receipts, traces }) as never as Answers)
  const transactions = blocks.flatMap(({ block }) => block.transactions)
  const logs = blocks.flatMap(({ receipts }) => receipts.flatMap((receipt) => receipt.logs))
  const transfers = blocks.flatMap((answers, number) => decode(answers as never, { number } as never).transfers)
  const sum = (values: readonly string[]) => values.reduce((total, value) => total + BigInt(value), 0n).toString()
  expect(exported.rows).toMatchObject({
    blocks: blocks.length,
    transactions: transactions.length,
    logs: logs.length,
    transfers: transfers.length,
  })
  expect(
    await asked(
      folder,
      "blocks",
      "SELECT count(*)::INT AS n, sum(gas_used)::VARCHAR AS gas, min(block_number)::INT AS first, max(timestamp)::VARCHAR AS last, sum(transaction_count)::INT AS txs FROM {}",
    ),
  ).toEqual([
    {
      n: blocks.length,
      gas: sum(blocks.map(({ block }) => block.gasUsed)),
      first: 0,
      last: String(Number(blocks.at(-1)?.block.timestamp)),
      txs: transactions.length,
    },
  ])
  expect(
    await asked(
      folder,
      "transactions",
      "SELECT count(*)::INT AS n, sum(value_string::HUGEINT)::VARCHAR AS value, sum(gas_used)::VARCHAR AS gas, sum(nonce)::VARCHAR AS nonces, count(to_address)::INT AS receivers, count(*) FILTER (success)::INT AS good, sum(n_input_bytes)::INT AS bytes FROM {}",
    ),
  ).toEqual([
    {
      n: transactions.length,
      value: sum(transactions.map((tx) => tx.value)),
      gas: sum(blocks.flatMap(({ receipts }) => receipts.map((receipt) => receipt.gasUsed))),
      nonces: sum(transactions.map((tx) => tx.nonce)),
      receivers: transactions.filter((tx) => tx.to !== null).length,
      good: blocks.flatMap(({ receipts }) => receipts.filter((receipt) => receipt.status === "0x1")).length,
      bytes: transactions.reduce((total, tx) => total + tx.input.length / 2 - 1, 0),
    },
  ])
  expect(
    await asked(
      folder,
      "logs",
      "SELECT count(*)::INT AS n, sum(log_index)::VARCHAR AS places, count(topic3)::INT AS fourth, count(DISTINCT address)::INT AS contracts, sum(octet_length(data))::INT AS bytes FROM {}",
    ),
  ).toEqual([
    {
      n: logs.length,
      places: sum(logs.map((log) => log.logIndex)),
      fourth: logs.filter((log) => log.topics.length === 4).length,
      contracts: new Set(logs.map((log) => log.address)).size,
      bytes: logs.reduce((total, log) => total + log.data.length / 2 - 1, 0),
    },
  ])
  expect(
    await asked(
      folder,
      "transfers",
      "SELECT standard::INT AS standard, count(*)::INT AS n FROM {} GROUP BY 1 ORDER BY 1",
    ),
  ).toEqual(
    [20, 721, 1155]
      .map((standard) => ({ standard, n: transfers.filter((row) => row.standard === standard).length }))
      .filter(({ n }) => n > 0),
  )
})

test("each of the ten questions of the page is answered", async () => {
  const { folder } = await exportedRecording()
  const page = readFileSync(new URL("../../../../docs/columns.md", import.meta.url), "utf8")
  const questions = queriesAfter(page, "## Ten questions")
  expect(questions).toHaveLength(10)
  for (const question of questions) {
    const rows = await duckdb(question.replaceAll("'columns/evm-43114/", `'${join(folder, `evm-${chainId}`)}/`))
    // Nothing sends tokens from or to the address of the ninth question.
    expect(rows.length, question).toBeGreaterThan(0)
  }
})

interface Answers {
  readonly block: {
    readonly gasUsed: string
    readonly timestamp: string
    readonly transactions: readonly {
      readonly value: string
      readonly nonce: string
      readonly to: string | null
      readonly input: string
    }[]
  }
  readonly receipts: readonly {
    readonly gasUsed: string
    readonly status: string
    readonly logs: readonly {
      readonly logIndex: string
      readonly topics: readonly string[]
      readonly address: string
      readonly data: string
    }[]
  }[]
}

test("a value of 256 bits is exact in its bytes and digits, and near in its double", async () => {
  const chain = new FakeChain(2, { transactions: 1 })
  const huge = 2n ** 256n - 1n
  const changed = structuredClone(chain.at(1))
  Object.assign(changed.block.transactions[0] as object, {
    value: `0x${huge.toString(16)}`,
    maxFeePerGas: "0x10000000000000000",
    gas: "0xffffffffffffffff",
  })
  const folder = await emptyFolder()
  async function* blocks() {
    yield { number: 1, answers: changed as never }
  }
  const source = { range: async () => ({ first: 1, last: 1 }), blocks }
  await exportChain({
    chainId,
    source,
    target: folderObjects(folder),
    range: { first: 1, last: 1 },
    blocksPerFile: 1,
  })
  const columns =
    "hex(value_binary) AS bytes, value_string AS digits, value_f64 AS near, max_fee_per_gas AS fee, gas_limit::VARCHAR AS gas, chain_id::VARCHAR AS chain"
  expect(await asked(folder, "transactions", `SELECT ${columns} FROM {}`)).toEqual([
    {
      bytes: "F".repeat(64),
      digits: huge.toString(),
      near: 2 ** 256,
      fee: null,
      gas: "18446744073709551615",
      chain: chainId,
    },
  ])
})

test("the store's archive and pieces make the same files; a later call adds what is new, and a whole file replaces a short one", async () => {
  const chain = new FakeChain(45, { transactions: 2 })
  const { node, options } = await setting(chain)
  await index(startIndexer, options, node)
  const { archive } = await emptyArchive()
  await fetched([tracingNode(chain)], archive)
  const [one, other] = [await emptyFolder(), await emptyFolder()]
  const shared = { chainId, only: ["blocks", "logs"], blocksPerFile: 20 }
  const target = counted(folderObjects(one))
  const pieces = pieceSource(archive, chainId)
  expect(
    await exportChain({ ...shared, source: pieces, target: target.objects, range: { first: 0, last: 29 } }),
  ).toMatchObject({ written: 4, present: 0 })
  expect(await exportChain({ ...shared, source: pieces, target: target.objects, range: { first: 0 } })).toEqual({
    first: 0,
    last: 39,
    written: 2,
    present: 2,
    rows: { blocks: 20, logs: 40 },
    untraced: 0,
  })
  await withReader(options, (store) =>
    exportChain({
      ...shared,
      source: storeSource(store.chain(chainId)),
      target: folderObjects(other),
      range: { first: 0 },
    }),
  )
  expect(await filesOf(one)).toEqual(await filesOf(other))
  expect(Object.keys(await filesOf(one))).toHaveLength(4)
})

test.each(fixtureNames)("transfers of %s are those that are stored", (name) => {
  const answers = fixture(name)
  const stored = decode(answers).transfers
  const rows = [...transfersTable.rowsOf(answeredBlock(43112n, Number(answers.block.number), answers))]
  expect(
    rows.map((row) => [
      row.log_index,
      row.batch_index,
      row.standard,
      hexOfBytes(row.token),
      hexOfBytes(row.from_address),
      hexOfBytes(row.to_address),
      row.token_id,
    ]),
  ).toEqual(
    stored.map((row) => [
      row.logIndex,
      row.batchIndex,
      row.standard,
      row.token,
      row.from,
      row.to,
      row.tokenId === undefined ? undefined : BigInt(row.tokenId),
    ]),
  )
})

const hexOfBytes = (bytes: unknown) => `0x${Buffer.from(bytes as Uint8Array).toString("hex")}`

test("calls have the addresses, the actions and the results of Parity's traces", () => {
  const address = (digit: string) => `0x${digit.repeat(40)}`
  const call = (type: string, rest: object = {}) => ({
    type,
    from: address("a"),
    to: address("b"),
    gas: "0x9",
    gasUsed: "0x5",
    input: "0x01",
    output: "0x02",
    ...rest,
  })
  const trace = call("CALL", {
    value: "0x7",
    calls: [
      call("STATICCALL", { calls: [call("DELEGATECALL"), call("CREATE2", { output: "0x60" })] }),
      call("SELFDESTRUCT", { gas: undefined, gasUsed: undefined }),
      call("CALLCODE", { error: "out of gas" }),
    ],
  })
  const chain = new FakeChain(2, { transactions: 1 })
  const { block, receipts } = chain.at(1)
  const answers = { block, receipts, traces: [{ txHash: block.transactions[0]?.hash, result: trace }] }
  const rows = [...tracesTable.rowsOf(answeredBlock(43112n, 1, answers))]
  expect(
    rows.map((row) => [
      row.trace_address,
      row.subtraces,
      row.action_type,
      row.action_call_type,
      row.action_value,
      row.error,
    ]),
  ).toEqual([
    ["", 3, "call", "call", "7", undefined],
    ["0", 2, "call", "static_call", "0", undefined],
    ["0_0", 0, "call", "delegate_call", "0", undefined],
    ["0_1", 0, "create", undefined, "0", undefined],
    ["1", 0, "suicide", undefined, "0", undefined],
    ["2", 0, "call", "call_code", "0", "out of gas"],
  ])
  const created = rows[3]
  expect([created?.action_to, created?.action_input, created?.result_output]).toEqual([undefined, undefined, undefined])
  expect([created?.action_init, created?.result_code, created?.result_address].map(hexOfBytes)).toEqual([
    "0x01",
    "0x60",
    address("b"),
  ])
})

test("blocks that are not there, unknown tables and answers of another form are refused", async () => {
  const { archive } = await emptyArchive()
  const target = folderObjects(await emptyFolder())
  const source = pieceSource(archive, chainId)
  const shared = { chainId, source, target, blocksPerFile: 10 }
  await expect(exportChain({ ...shared, range: { first: 0, last: 9 } })).rejects.toThrow(
    "there is no block 9 to export: the last one is -1",
  )
  await expect(exportChain({ ...shared, range: { first: 0 }, only: ["rows"] })).rejects.toThrow(
    `rows is no table; there are ${evmTables.map(({ name }) => name).join(", ")}`,
  )
  const chain = new FakeChain(10)
  await fetched([tracingNode(chain)], archive)
  async function* blocks() {
    yield { number: 0, answers: { block: { ...chain.at(0).block, miner: "0xnone" }, receipts: [] } as never }
  }
  const odd = { range: async () => ({ first: 0, last: 9 }), blocks }
  await expect(exportChain({ ...shared, source: odd, range: { first: 0 } })).rejects.toThrow(
    'block 0 cannot be exported: miner is "0xnone", not bytes',
  )
  expect(await target.list("")).toEqual([])
})
