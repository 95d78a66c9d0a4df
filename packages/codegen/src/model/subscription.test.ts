import { expect, test } from "vitest"
import type { MethodObject, Subscription } from "../document/openrpc.ts"
import { Resolver } from "../document/resolve.ts"
import { subscriptionOf } from "./subscription.ts"

const subscription: Subscription = {
  function: "watch",
  path: "/ws",
  notification: "eth_subscription",
  probe: "eth_blockNumber",
  parameter: "subject",
  events: [
    { value: "newHeads", item: "Head", without: ["size"], missed: "heads" },
    { value: "logs", with: { options: "Filter" }, item: "Log", missed: "logs" },
    { value: "pending", with: { options: true }, item: "Log" },
  ],
}
const params = ["subject", "options"].map((name) => ({ name, schema: {} }))
const probe: MethodObject = { name: "eth_blockNumber", params: [] }
const schemas = { Head: { type: "object", properties: { size: {} } }, Log: {}, Filter: {} } as const
const document = { methods: [probe], components: { schemas } }

function read(own: Partial<Subscription> = {}, paramStructure: MethodObject["paramStructure"] = "by-position") {
  const method = { name: "eth_subscribe", params, paramStructure, "x-subscription": { ...subscription, ...own } }
  return subscriptionOf(new Resolver(document), document, method, params)
}

test("a method that subscribes has a function that follows its events, in a file of its own", () => {
  const { function: _, ...others } = subscription
  expect(read()).toEqual({ name: "watch", file: "watch", ...others })
})

test("a method that does not say so has none", () =>
  expect(subscriptionOf(new Resolver(document), document, probe, [])).toBeUndefined())

test.each<[string, Partial<Subscription>]>([
  ['names its function "class", which can name none', { function: "class" }],
  ['names no method: "eth_height"', { probe: "eth_height" }],
  ['names no parameter: "what"', { parameter: "what" }],
  ["has no events", { events: [] }],
  ['names no schema: "Block"', { events: [{ value: "newHeads", item: "Block" }] }],
  ['names no member of Head: "weight"', { events: [{ value: "newHeads", item: "Head", without: ["weight"] }] }],
  ['cannot fetch what was missed as "blobs"', { events: [{ value: "blobs", item: "Log", missed: "blobs" as "logs" }] }],
  ['names no parameter: "filter"', { events: [{ value: "logs", with: { filter: true }, item: "Log" }] }],
  ['names no schema: "Other"', { events: [{ value: "logs", with: { options: "Other" }, item: "Log" }] }],
  [
    'fetches what was missed of "logs" in two ways',
    {
      events: [
        { value: "logs", item: "Log", missed: "logs" },
        { value: "logs", item: "Head" },
      ],
    },
  ],
])("a document that %s is refused", (what, own) =>
  expect(() => read(own)).toThrow(`eth_subscribe: x-subscription ${what}`),
)

test("so is one whose parameters are sent by name", () =>
  expect(() => read({}, "by-name")).toThrow("is of a method whose parameters are not sent by position"))
