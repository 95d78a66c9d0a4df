import { expect, test } from "vitest"
import { readOpenApi } from "../model/read-openapi.ts"
import { requireFreeNames } from "./free-names.ts"

const target = { packageName: "@me/my-api", prefix: "MyApi", source: "openapi.yaml", command: "generate" }
const model = readOpenApi({
  openapi: "3.1.0",
  info: { title: "T", version: "0" },
  paths: { "/things": { get: { operationId: "listThings" } } },
})

test("a schema may have any name that the client does not use", () => {
  expect(() => requireFreeNames({ Thing: {}, ListThings: {}, Core: {} }, model, target)).not.toThrow()
})

test.each([
  ["ListThingsResult", "listThings"],
  ["ListThingsParameters", "listThings"],
  ["MyApiClient", "the client"],
  ["operations", "the types"],
])("the schema name %s is kept", (name, owner) => {
  expect(() => requireFreeNames({ [name]: {} }, model, target)).toThrow(`the schema name ${name} is kept for ${owner}`)
})
