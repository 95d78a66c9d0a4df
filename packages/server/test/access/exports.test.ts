import { expect, test } from "vitest"
import * as access from "../../src/access/index.ts"

test("the public surface is this and no more", () => {
  expect(Object.keys(access).sort()).toEqual([
    "KeyError",
    "changeKey",
    "dataTiers",
    "keyIdOf",
    "keyPattern",
    "listKeys",
    "makeKey",
    "metricsQuotas",
    "openAccess",
    "rotateKey",
  ])
})
