import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { recordedNetwork } from "@serac/recordings"
import { afterAll, beforeAll, expect, test } from "vitest"
import { ConfigError } from "../config/config-error.ts"
import { readGenesis, requireGenesisOf } from "./genesis.ts"

let directory: string
let path: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "serac-genesis-"))
  path = join(directory, "genesis.json")
})
afterAll(() => rmSync(directory, { recursive: true }))

test("a genesis file is its text and its network's ID", () => {
  const file = join(recordedNetwork, "genesis.json")
  expect(readGenesis(file)).toEqual({ path: file, text: readFileSync(file, "utf8"), networkId: 1337 })
})

test.each([
  ["", "a genesis file is JSON"],
  ['{"networkID":', "a genesis file is JSON"],
  ["null", "an object belongs here"],
  ["[]", "an object belongs here"],
  ['{"networkID":-1}', "an integer from 0 to 4294967295 belongs here, at networkID"],
  ['{"networkID":5}', "a network begins with a validator, at initialStakers"],
])("%j is refused by file and reason", (text, reason) => {
  writeFileSync(path, text)
  const words = `genesis: ${path}: it is not a genesis file: ${reason}`
  expect(() => readGenesis(path)).toThrow(new ConfigError([words], false))
})

test("one that is not there, or is a folder, is refused", () => {
  const missing = join(directory, "missing.json")
  expect(() => readGenesis(missing)).toThrow(new ConfigError([`genesis: ${missing}: no such file`], false))
  const folder = join(directory, "folder")
  mkdirSync(folder)
  expect(() => readGenesis(folder)).toThrow(new ConfigError([`genesis: ${folder}: it cannot be read (EISDIR)`], false))
})

test("that of another network is refused with both", () => {
  const genesis = { path, text: "{}", networkId: 12345 }
  requireGenesisOf(12345, genesis)
  expect(() => requireGenesisOf(1337, genesis)).toThrow(
    new ConfigError([`genesis: ${path}: it is the genesis of network 12345, and the node is in network 1337`], false),
  )
})
