import { countOperations } from "@serac/mock"
import { expect, test } from "vitest"
import { describeDocument } from "./documents.ts"

test.each([
  [{ openrpc: "1.3.2", methods: [{}] }, "OpenRPC, 1 method"],
  [
    { openapi: "3.1.0", paths: { "/a": { get: {}, post: {}, parameters: [] }, "/b": { delete: {} } } },
    "OpenAPI, 3 operations",
  ],
  [{ openapi: "3.1.0" }, "OpenAPI, 0 operations"],
])("%j", (document, text) => {
  expect(describeDocument(document, countOperations(document))).toBe(text)
})
