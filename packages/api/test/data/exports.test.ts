import { expect, test } from "vitest"
import * as dataService from "../../src/data/index.ts"

test("the public surface is this and no more", () => {
  expect(Object.keys(dataService).sort()).toEqual([
    "AbiError",
    "TokenListError",
    "createDataService",
    "startDataService",
  ])
})
