import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openStore, type Store } from "@serac/store"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createDataService } from "../../src/data/index.ts"

let folder: string
let store: Store

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serac-files-"))
  store = await openStore({ kind: "sqlite", directory: join(folder, "store") })
  await writeFile(join(folder, "abi.json"), '[{"type":"receive"},{"name":"f","inputs":[{"type":"uint7"}]}]')
  await writeFile(join(folder, "list.json"), '{"tokens":[{"chainId":1}]}')
  await writeFile(join(folder, "good.json"), "[]")
})

afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

const make = (options: object) => createDataService({ store, chains: [], ...options })

test("a broken ABI stops the start, with its file, entry and rule", async () => {
  const file = join(folder, "abi.json")
  await expect(make({ abis: [file] })).rejects.toMatchObject({
    code: "ABI",
    message: `${file}: entry 1: uint7 is not a type of the ABI`,
  })
})

test("an ABI for what is no address is refused", async () => {
  const path = join(folder, "good.json")
  await expect(make({ abis: [{ path, address: "0x1" }] })).rejects.toMatchObject({
    code: "ABI",
    message: `${path}: 0x1 is not an EVM address`,
  })
})

test("a broken token list stops the start, with its file, token and rule", async () => {
  const file = join(folder, "list.json")
  await expect(make({ tokenLists: [file] })).rejects.toMatchObject({
    code: "TOKEN_LIST",
    message: `${file}: token 0: address must be an EVM address`,
  })
})

test.each([
  ["abis", "ABI"],
  ["tokenLists", "TOKEN_LIST"],
])("a missing file of %s stops the start", async (option, code) => {
  const file = join(folder, "missing.json")
  await expect(make({ [option]: [file] })).rejects.toMatchObject({ code, message: `${file}: cannot be read` })
})
