import { expect, test } from "vitest"
import { type Change, gravest, uniqueChanges } from "./change.ts"

const change = (severity: Change["severity"], message = "m"): Change => ({ severity, path: "/p", message })

test("the gravest of changes is found wherever it stands; nothing is as grave as nothing", () => {
  const orders = [
    ["editorial", "breaking", "additive"],
    ["breaking", "additive", "editorial"],
    ["editorial", "additive"],
    ["additive", "editorial"],
    ["editorial"],
    [],
  ] as const
  expect(orders.map((order) => gravest(order.map((severity) => change(severity))))).toEqual([
    "breaking",
    "breaking",
    "additive",
    "additive",
    "editorial",
    undefined,
  ])
})

test("what is reached by several ways is one change, as grave as by the gravest of them", () => {
  const other = change("additive", "n")
  expect(uniqueChanges([change("additive"), other, change("breaking"), change("editorial")])).toEqual([
    change("breaking"),
    other,
  ])
})
