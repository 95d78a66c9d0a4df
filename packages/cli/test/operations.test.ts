import { existsSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { createDatabase } from "@serac/kits/postgres"
import { openStore, type StoreLocation, schemaVersion } from "@serac/store"
import { describe, expect, inject, test } from "vitest"
import { say } from "./say.ts"
import { anyPort, newestBlock, serving, until, workshop } from "./workshop.ts"

const { folder } = workshop()

/** The largest possible chain ID. */
const chainId = 9223372036854775807n

/** The last block of a chain in a store; undefined if there is none. */
async function headIn(location: StoreLocation, chain: string): Promise<number | undefined> {
  const store = await openStore(location)
  const status = await store
    .chain(chain)
    .status()
    .finally(() => store.close())
  return status?.head.number
}

const newDatabase = () => createDatabase(inject("postgresUrl"))

// The tests mostly wait for processes.
describe.concurrent.each(["SQLite", "PostgreSQL"] as const)("a chain in %s", { timeout: 120_000 }, (kind) => {
  const place = async (name: string) =>
    kind === "SQLite" ? ["--data-directory", name] : ["--store", await newDatabase()]

  test("with the largest chain ID is indexed and served, copied meanwhile, restored, undone and deleted", async ({
    onTestFinished,
  }) => {
    const { folder, node, run } = workshop(onTestFinished)
    const chain = await node({ chainId, blocks: 30 })
    const directory = folder()
    const [first, second] = [await place("first"), await place("second")]
    const up = run(directory, "up", "--rpc", chain.url, ...first, ...anyPort)
    const { data } = await serving(up)
    await until(
      () => newestBlock(data, String(chainId)),
      (number) => number === 30,
    )
    const backup = await say(directory, "backup", join(directory, "backup"), ...inFolder(directory, first))
    expect(backup).toEqual({
      code: 0,
      stdout: expect.stringContaining(`chain ${chainId} up to block 30, 30 transactions\n`),
      stderr: "",
    })

    // The holder of the chain's lock prevents all changes.
    const reset = ["reset", "--chain", String(chainId), "--yes", ...inFolder(directory, first)]
    const refused = await say(directory, ...reset)
    expect(refused).toEqual({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(/is indexing chain .*Stop it first\.\n$/),
    })
    const built = await say(directory, "rebuild", "--chain", String(chainId), ...inFolder(directory, first))
    expect(built).toEqual({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(/is indexing chain .*Stop it first\.\n$/),
    })
    const onTop = await say(directory, "restore", join(directory, "backup"), ...inFolder(directory, first))
    expect(onTop).toMatchObject({ code: 1, stdout: "" })

    chain.mine(5)
    await until(
      () => newestBlock(data, String(chainId)),
      (number) => number === 35,
    )
    up.kill("SIGTERM")
    await up.ended

    const restore = await say(directory, "restore", join(directory, "backup"), ...inFolder(directory, second))
    expect(restore).toMatchObject({ code: 0, stderr: "" })
    expect(await headIn(locationOf(directory, second), String(chainId))).toBe(30)
    expect((await say(directory, "status", ...inFolder(directory, second))).stdout).toMatch(/ 30 .*not configured/)

    const rollback = ["rollback", "--chain", String(chainId), "--yes", ...inFolder(directory, first), "--to"]
    expect(await say(directory, ...rollback, "33")).toEqual({
      code: 0,
      stdout: `undid blocks 34 to 35 of chain ${chainId}\n`,
      stderr: "",
    })
    expect(await say(directory, ...rollback, "33")).toMatchObject({
      code: 0,
      stdout: `chain ${chainId} ends with block 33: there is nothing to undo\n`,
    })
    const rebuild = ["rebuild", "--chain", String(chainId), ...inFolder(directory, first)]
    expect(await say(directory, ...rebuild)).toEqual({
      code: 0,
      stdout: `rebuilt blocks 0 to 33 of chain ${chainId}\n`,
      stderr: "",
    })
    expect(await say(directory, ...reset)).toEqual({
      code: 0,
      stdout: `deleted chain ${chainId} (blocks 0 to 33, 33 transactions)\n`,
      stderr: "",
    })
    expect(await say(directory, ...reset)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(`error: nothing is stored of chain ${chainId} in .*\n`),
    })
  })
})

describe.concurrent("a second process", { timeout: 120_000 }, () => {
  test("of serac index --standby takes over when the one that indexes is killed", async ({ onTestFinished }) => {
    const { folder, node, run } = workshop(onTestFinished)
    const chain = await node({ blocks: 10 })
    const directory = folder()
    const first = run(directory, "index", "--rpc", chain.url)
    await first.prints("Ctrl-C stops")
    const second = run(directory, "index", "--standby", "--rpc", chain.url)
    await second.prints(`standing by: ${directory}/serac-data is in use by process ${first.pid} (serac index)`)
    first.kill("SIGKILL")
    await second.prints("taking over")
    chain.mine(3)
    await until(
      () => headIn({ kind: "sqlite", directory: join(directory, "serac-data") }, "4242"),
      (number) => number === 13,
    )
  })

  test("of serac index over one PostgreSQL stands by and takes over when the first is killed", async ({
    onTestFinished,
  }) => {
    const { folder, node, run } = workshop(onTestFinished)
    const chain = await node({ blocks: 10 })
    const directory = folder()
    const url = await newDatabase()
    const index = (name: string) =>
      run(directory, "index", "--rpc", chain.url, "--store", url, "--data-directory", name)
    const store = await openStore({ kind: "postgres", url })
    const head = async () => (await store.chain("4242").status())?.head.number
    const first = index("first")
    await until(head, (number) => number === 10)
    const second = index("second")
    await second.prints("standing by")
    first.kill("SIGKILL")
    chain.mine(3)
    await until(head, (number) => number === 13)
    await store.close()
  })
})

/** The command in this process needs the test's folder as an absolute path. */
function inFolder(directory: string, [flag = "", value = ""]: readonly string[]): readonly string[] {
  return [flag, flag === "--store" ? value : join(directory, value)]
}

function locationOf(directory: string, place: readonly string[]): StoreLocation {
  const [flag, value = ""] = inFolder(directory, place)
  return flag === "--store" ? { kind: "postgres", url: value } : { kind: "sqlite", directory: value }
}

/** A data directory without any chain's tables. */
async function emptyStore(directory: string): Promise<string> {
  const data = join(directory, "serac-data")
  await (await openStore({ kind: "sqlite", directory: data })).close()
  return data
}

test("serac migrate --dry-run says what serac migrate then does", async () => {
  const directory = folder()
  // The state after an indexer was killed before it created its tables.
  writeFileSync(join(await emptyStore(directory), "chains", "7.sqlite"), "")
  const dry = await say(directory, "migrate", "--dry-run")
  expect({ code: dry.code, stderr: dry.stderr }).toEqual({ code: 0, stderr: "" })
  expect(dry.stdout).toMatch(
    new RegExp(
      `^TABLES +VERSION +SIZE\nmeta\\.sqlite +${schemaVersion} +is up to date +[0-9.]+ KB\n` +
        `chains/7\\.sqlite +0 +to ${schemaVersion} +0 bytes\n`,
    ),
  )
  expect(dry.stdout).toContain("chains/7.sqlite: version 1: CREATE TABLE evm_block\n")
  expect(dry.stdout).not.toContain("done")
  expect((await say(directory, "migrate", "--dry-run")).stdout).toBe(dry.stdout)
  expect((await say(directory, "migrate")).stdout).toBe(`${dry.stdout}done\n`)
  const after = await say(directory, "migrate")
  expect(after.stdout).toMatch(new RegExp(`^chains/7\\.sqlite +${schemaVersion} +is up to date`, "m"))
  expect(after.stdout).not.toContain("done")
})

test.each(["migrate", "rebuild --chain 1", "backup b", "verify"])(
  "serac %s refuses the tables of a development version, and says what to do",
  async (command) => {
    const directory = folder()
    const meta = new DatabaseSync(join(await emptyStore(directory), "meta.sqlite"))
    meta.exec("UPDATE schema_version SET version = 19, digest = 'of another'")
    meta.exec("ALTER TABLE schema_version DROP COLUMN digest")
    meta.close()
    const refused = await say(directory, ...command.split(" "))
    expect({ code: refused.code, stderr: refused.stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining(
        "Index again into an empty data directory or database, or delete this one first.",
      ),
    })
  },
)

test("a rollback that is too deep says how deep it can be, what a reset deletes, and by which command", async () => {
  const directory = folder()
  const store = await openStore({ kind: "sqlite", directory: join(directory, "serac-data") })
  const writer = await store.openWriter("7", { reorgDepth: 2 })
  const hash = (number: number) => `0x${(number + 1).toString(16).padStart(64, "0")}` as const
  const blocks = [0, 1, 2, 3, 4, 5].map((number) => ({
    number,
    hash: hash(number),
    parentHash: hash(number - 1),
    timestamp: number,
    transactionCount: 0,
    gasUsed: 0n,
    fragment: "{",
  }))
  await writer.append({ blocks, transactions: [], transfers: [], deployments: [] }, { nodeHead: 5, now: 1 })
  await store.close()
  expect(await say(directory, "rollback", "--chain", "7", "--to", "1", "--yes")).toEqual({
    code: 1,
    stdout: "",
    stderr:
      "error: chain 7 cannot be undone down to block 1: the lowest that can be given is --to 3: older blocks can " +
      "no longer be undone. To index it again, serac reset --chain 7 deletes its blocks 0 to 5 with 0 transactions\n",
  })
})

test.each([
  [["backup"], "error: missing required argument 'folder'"],
  [["reset"], "error: give --chain ID or --network ID"],
  [["reset", "--chain", "1", "--network", "1"], "cannot be used with option"],
  [
    ["reset", "--chain", "9223372036854775808"],
    "It must be an EVM chain ID: the decimal digits of an integer below 2^63.",
  ],
  [["reset", "--network", "x"], "It must be a network ID: an integer below 2^32."],
  [["rollback", "--chain", "1"], "error: required option '--to <number>' not specified"],
  [["rollback", "--to", "1"], "error: required option '--chain <id>' not specified"],
  [["rollback", "--chain", "1", "--to", "-1"], "It must be a block number."],
])("%j is a usage error", async (args, message) => {
  const { code, stderr } = await say(folder(), ...args)
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) })
})

test.each([
  ["backup", "b"],
  ["reset", "--chain", "1", "--yes"],
  ["rollback", "--chain", "1", "--to", "1", "--yes"],
  ["migrate"],
])("serac %s makes no store where there is none", async (...args) => {
  const directory = folder()
  const { code, stderr } = await say(directory, ...args)
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining("serac-data has no store") })
  expect(existsSync(join(directory, "serac-data"))).toBe(false)
})

test.each(["backup", "restore", "reset", "rollback", "migrate"])(
  "serac %s --help teaches by examples",
  async (command) => {
    const { code, stdout, stderr } = await say(folder(), command, "--help")
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
    expect(stdout).toMatch(new RegExp(`^Examples:\\n {2}serac ${command}`, "m"))
    expect(stdout).toContain("--data-directory <folder>")
  },
)
