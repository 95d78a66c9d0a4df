import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { openStore } from "@serac/store"
import { expect, test } from "vitest"
import { say } from "./say.ts"
import { workshop } from "./workshop.ts"

const { folder } = workshop()

/** The files of a folder, by their paths. */
function filesOf(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".parquet"))
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(folder, name), "hex")]))
}

test("columns of pieces, and of the store that was made of them, are the same files; what is there stays", {
  timeout: 60_000,
}, async ({ onTestFinished }) => {
  const { folder, node } = workshop(onTestFinished)
  const directory = folder()
  const chain = await node({ chainId: 4242, blocks: 29 })
  await say(directory, "fetch", "--rpc", chain.url, "--range", "0..", "--to", "pieces")
  await say(directory, "index", "--from-archive", "pieces", "--data-directory", "made")
  const exporting = ["export", "--blocks-per-file", "20", "--tables", "blocks,transactions,traces"]
  const first = await say(directory, ...exporting, "--from", "pieces", "--range", "0..", "--to", "columns")
  expect(first).toEqual({
    code: 0,
    stdout: [
      "blocks 0 to 19 of chain 4242 in columns: 3 new files",
      "rows: blocks 20, transactions 19, traces 0",
      "19 blocks with transactions were not traced, and have no rows of traces\n",
    ].join("\n"),
    stderr: "",
  })
  const rest = await say(directory, ...exporting, "--from", "pieces", "--range", "0..29", "--to", "columns")
  expect(rest.stdout).toMatch(/^blocks 0 to 29 of chain 4242 in columns: 3 new files, 3 were there\n/)
  const stored = ["--chain", "4242", "--data-directory", "made"]
  await say(directory, ...exporting, ...stored, "--range", "0..29", "--to", "other")
  expect(filesOf(join(directory, "other"))).toEqual(filesOf(join(directory, "columns")))
  expect(Object.keys(filesOf(join(directory, "other")))).toContain(
    join("evm-4242", "blocks", "000000000020-000000000029.parquet"),
  )
})

/** A store with twenty blocks of the P-Chain of a network, and a transaction in each. */
async function storedNetwork(directory: string): Promise<void> {
  const store = await openStore({ kind: "sqlite", directory })
  const writer = await store.openNetworkWriter(12345)
  const id = (height: number, kind: number) => Buffer.alloc(32, kind).fill(height, 0, 1)
  const heights = Array.from({ length: 20 }, (_, height) => height)
  const common = { timestamp: 1_700_000_000 }
  const none = { utxos: [], consumptions: [], returned: [], assets: [], stakers: [], l1Validators: [] }
  await writer.append(
    {
      ...none,
      chain: "P",
      blocks: heights.map((height) => ({
        ...common,
        height,
        id: id(height, 1),
        parentId: id(height - 1, 1),
        transactionCount: 1,
        type: "BanffStandardBlock",
        json: "{}",
      })),
      transactions: heights.map((height) => ({
        ...common,
        height,
        index: 0,
        id: id(height, 2),
        type: "BaseTx",
        inputs: [],
        outputs: 0,
        assets: [],
        addresses: [],
        fragment: `{"txHash":"","blockHash":"","memo":"0x"`,
      })),
      subnets: [],
      blockchains: [],
      rewards: [],
    },
    { head: { ...common, height: 19, id: id(19, 1) }, from: 0, parentId: id(0, 3), nodeHeight: 19, now: 0 },
  )
  await writer.close()
  await store.close()
}

test("a primary network is exported chain by chain, as far as the store has blocks", async () => {
  const directory = folder()
  await storedNetwork(join(directory, "serac-data"))
  const exporting = ["export", "--network", "12345", "--to", "columns", "--blocks-per-file", "10"]
  expect(await say(directory, ...exporting, "--range", "0..")).toEqual({
    code: 0,
    stdout: [
      "blocks 0 to 19 of the P-Chain of network 12345 in columns: 8 new files",
      "rows: transactions 20, inputs 0, utxos 0, stakes 0\n",
    ].join("\n"),
    stderr: "",
  })
  expect(Object.keys(filesOf(join(directory, "columns")))).toContain(
    join("primary-12345", "p", "stakes", "000000000010-000000000019.parquet"),
  )
  const missing = await say(directory, ...exporting, "--range", "0..9", "--chain", "X")
  expect(missing).toMatchObject({ code: 1, stderr: "error: the store has no block of the X-Chain of network 12345\n" })
})

test.each([
  [["--range", "0.."], "give --chain ID of an EVM chain in the store, --network ID of a primary network, or --from"],
  [["--range", "0..9", "--network", "1"], "a range with an end is of one chain: give --chain P, X or C"],
  [["--range", "0..", "--network", "1", "--chain", "43114"], "43114 is no chain of a primary network: give P, X or C"],
  [["--range", "0..", "--chain", "P"], "give --chain ID of an EVM chain in the store"],
  [["--range", "0..", "--chain", "Q"], "It must be an EVM chain ID"],
  [["--range", "9..1"], "It must be two block numbers in order"],
  [["--range", "0..", "--from", "s3://x"], "s3://x is not s3://bucket or s3://bucket/prefix"],
])("an export is refused with %j", async (flags, reason) => {
  const { code, stderr } = await say(folder(), "export", ...flags, "--to", "columns")
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(reason) })
})
