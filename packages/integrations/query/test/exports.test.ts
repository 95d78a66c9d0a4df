import { expect, test } from "vitest"
import * as query from "../src/index.ts"

test("the package exports one value, and types", () => {
  expect(Object.keys(query)).toEqual(["createQueries"])
})
