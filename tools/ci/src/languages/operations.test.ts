import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, expect, test } from "vitest"
import { missingOperations, operationIds } from "./operations.ts"

const folder = mkdtempSync(join(tmpdir(), "serac-operations-"))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test("an operation that a client lacks is found by the methods of Go, or the modules of Python", () => {
  mkdirSync(join(folder, "api/blocks"), { recursive: true })
  writeFileSync(join(folder, "api/client.go"), "func (c *Client) GetBlock(ctx context.Context) {}\nfunc Other() {}\n")
  writeFileSync(join(folder, "api/blocks/get_block_v2.py"), "")
  const ids = ["getBlock", "getBlockV2", "other"]
  expect(missingOperations(ids, folder, "methods")).toEqual(["getBlockV2", "other"])
  expect(missingOperations(ids, folder, "modules")).toEqual(["getBlock", "other"])
})

test("the operations of a document are those of all its paths", () => {
  const file = join(folder, "openapi.json")
  mkdirSync(folder, { recursive: true })
  const paths = { "/a": { get: { operationId: "getA" }, parameters: [] }, "/b": { post: { operationId: "addB" } } }
  writeFileSync(file, JSON.stringify({ paths }))
  expect(operationIds(file)).toEqual(["getA", "addB"])
})
