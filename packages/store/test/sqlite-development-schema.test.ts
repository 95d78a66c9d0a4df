import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { afterEach, beforeEach, expect, test } from "vitest"
import { chainPart } from "../src/engine.ts"
import { openStore } from "../src/index.ts"
import { databaseFiles } from "../src/sqlite/files.ts"
import { batchOf, plainBlocks } from "./conformance/chain-of.ts"
import {
  developmentSchema,
  developmentVersions,
  expectNotRestored,
  expectRefused,
  refusal,
} from "./fixtures/development-schema.ts"

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "serac-store-"))
})
afterEach(() => rm(folder, { recursive: true }))

const place = (name: string) => ({ kind: "sqlite", directory: join(folder, name) }) as const

function execute(path: string, sql: string): void {
  const database = new DatabaseSync(path)
  database.exec(sql)
  database.close()
}

test.each(developmentVersions)(
  "tables of schema %i of development versions are refused, and stay as they are",
  async (version) => {
    const { directory } = place("data")
    await mkdir(databaseFiles.parts(directory, "chain"), { recursive: true })
    const paths = [databaseFiles.meta(directory), databaseFiles.part(directory, chainPart("7"))] as const
    execute(paths[0], developmentSchema(["meta"], version))
    execute(paths[1], developmentSchema(["chain"], version))
    const before = await Promise.all(paths.map((path) => readFile(path)))
    await expectRefused(place("data"), folder, refusal("The store's", version))
    expect(await Promise.all(paths.map((path) => readFile(path)))).toEqual(before)
  },
)

test("a chain of a development version is refused by readers and writers, beside chains that are not", async () => {
  const { directory } = place("data")
  const store = await openStore(place("data"))
  const path = databaseFiles.part(directory, chainPart("7"))
  execute(path, developmentSchema(["chain"], 19))
  const before = await readFile(path)
  await expect(store.chain("7").status()).rejects.toThrow(refusal("The chain's", 19))
  await expect(store.openWriter("7")).rejects.toThrow(refusal("The chain's", 19))
  const writer = await store.openWriter("8")
  await writer.append(batchOf(plainBlocks(1)), { nodeHead: 0, now: 1 })
  await store.close()
  expect(await readFile(path)).toEqual(before)
})

test("tables of this version that other statements made are refused", async () => {
  await (await openStore(place("data"))).close()
  execute(databaseFiles.meta(place("data").directory), "UPDATE schema_version SET digest = '0123456789abcdef'")
  await expectRefused(place("data"), folder, refusal("The store's", 1))
})

test("a backup of such tables is not restored", () => expectNotRestored(place("from"), place("to"), folder))
