import { expect, test } from "vitest"
import type { ChainFeed, FeedListener } from "../feed/chain-feed.ts"
import { CallerSubscriptions, isSessionMethod } from "./caller-subscriptions.ts"
import { FrameSender } from "./frame-sender.ts"
import { SubscriptionShares } from "./subscription-shares.ts"

/** Subscriptions of a caller to a feed that the test plays. */
function subscribing() {
  const frames: string[] = []
  const closed: unknown[] = []
  const listeners: FeedListener[] = []
  const state = { left: 0, subscribed: Promise.resolve() }
  const feed = {
    async subscribe(_: unknown, listener: FeedListener) {
      listeners.push(listener)
      await state.subscribed
      return () => {
        state.left += 1
      }
    },
  } as unknown as ChainFeed
  const sender = new FrameSender(
    {
      ...{ bufferedAmount: 0, pong: () => {}, close: (...why) => closed.push(why) },
      send: (text, sent) => {
        frames.push(text)
        sent()
      },
    },
    1_000,
  )
  const shares = new SubscriptionShares(2)
  const subscriptions = new CallerSubscriptions({ feed, sender, shares })
  const call = async (method: string, params: unknown, announced: (() => void)[] = []) => ({
    result: JSON.parse(
      await subscriptions.call(
        { method, params: params === undefined ? "" : JSON.stringify(params), id: "1" },
        "k",
        announced,
      ),
    ),
    announced,
  })
  return { frames, closed, listeners, state, shares, subscriptions, call }
}
const eventOf = (id: string, result: string) =>
  `{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"${id}","result":${result}}}\n`

test("subscribing and leaving are of a connection, and nothing else is", () => {
  expect(["eth_subscribe", "eth_unsubscribe", "eth_call", "eth_newFilter"].map(isSessionMethod)).toEqual([
    ...[true, true, false, false],
  ])
})

test("events follow the answer with the name of their subscription, in order, until the caller leaves it", async () => {
  const { frames, listeners, state, shares, call } = subscribing()
  const { result: id, announced } = await call("eth_subscribe", ["newHeads"])
  const tell = (event: string) => listeners[0]?.tell(event)
  for (const event of ["1", "2.0"]) tell(event)
  expect(frames).toEqual([])
  for (const announce of announced) announce()
  tell("3")
  expect(frames).toEqual(["1", "2.0", "3"].map((event) => eventOf(id, event)))
  expect([shares.total, (await call("eth_unsubscribe", [id])).result, shares.total, state.left]).toEqual([
    1,
    true,
    0,
    1,
  ])
  tell("4")
  expect(frames).toHaveLength(3)
  await expect(call("eth_unsubscribe", [id])).rejects.toThrow("subscription not found")
  await expect(call("eth_unsubscribe", undefined)).rejects.toThrow("missing value for required argument 0")
  await expect(call("eth_subscribe", undefined)).rejects.toThrow("non-array args")
})

test("a subscription that a node refuses takes no share, and beyond the share none is asked for", async () => {
  const { listeners, shares, state, call } = subscribing()
  state.subscribed = Promise.reject(new Error("refused"))
  await expect(call("eth_subscribe", ["newHeads"])).rejects.toThrow("refused")
  expect(shares.total).toBe(0)
  state.subscribed = Promise.resolve()
  await Promise.all([call("eth_subscribe", ["newHeads"]), call("eth_subscribe", ["logs"])])
  await expect(call("eth_subscribe", ["logs"])).rejects.toThrow("at most 2 subscriptions at a time")
  expect(listeners).toHaveLength(3)
})

test("who goes away leaves all subscriptions, also one that is still on its way", async () => {
  const { frames, listeners, shares, state, subscriptions, call } = subscribing()
  await call("eth_subscribe", ["newHeads"])
  let open = () => {}
  state.subscribed = new Promise((resolve) => {
    open = resolve
  })
  const announced: (() => void)[] = []
  const late = call("eth_subscribe", ["newHeads"], announced)
  subscriptions.end()
  expect([state.left, shares.total]).toEqual([1, 1])
  open()
  await late
  listeners[1]?.tell("1")
  expect([state.left, shares.total, announced, frames]).toEqual([2, 0, [], []])
})

test("a caller whose events were lost is told so by the end of the conversation", async () => {
  const { closed, listeners, call } = subscribing()
  await call("eth_subscribe", ["logs"])
  listeners[0]?.lost()
  expect(closed).toEqual([[1011, "events were lost"]])
})
