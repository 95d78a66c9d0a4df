import { expect, test } from "vitest"
import * as reader from "../../src/metadata/index.ts"
import * as internal from "../../src/metadata/internal.ts"

test("the public surface is this and no more", () => {
  expect(Object.keys(reader).sort()).toEqual([
    "checkAllowedHosts",
    "isDataUri",
    "maxNameLength",
    "safeLine",
    "startMetadataReader",
    "substituteId",
    "textLines",
    "utf8",
    "withoutTornPair",
  ])
})

test("what simulations read with is this", () => {
  expect(Object.keys(internal).sort()).toEqual(["createDocumentReader", "createLocalReader"])
})
