import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
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
