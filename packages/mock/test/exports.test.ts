import { expect, test } from "vitest"
import * as mock from "../src/index.ts"

test("the public surface is this and no more", () => {
  expect(Object.keys(mock).sort()).toEqual([
    "ListenError",
    "PrismError",
    "apis",
    "countOperations",
    "curlLine",
    "defaultPorts",
    "documentsOf",
    "mockFromDocument",
    "startMock",
    "startMocks",
    "startProxy",
    "testContract",
  ])
})
