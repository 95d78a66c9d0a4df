import { expect, test } from "vitest"
import { ChainFeed } from "../feed/chain-feed.ts"
import type { CallerSocket } from "./caller-socket.ts"
import { CallerSubscriptions } from "./caller-subscriptions.ts"
import { FrameSender } from "./frame-sender.ts"
import { type FrameReply, framesAtOnce, SocketSession } from "./socket-session.ts"
import { SubscriptionShares } from "./subscription-shares.ts"

function conversation(isBusy = false) {
  const turns: (() => void)[] = []
  const frames: string[] = []
  const pauses: boolean[] = []
  const running: ((body: string) => void)[] = []
  const send: CallerSocket["send"] = (text, sent) => {
    frames.push(text)
    sent()
  }
  const socket: CallerSocket = { bufferedAmount: 0, send, pong: () => {}, close: () => {} }
  const sender = new FrameSender(socket, 1_000)
  const feed = new ChainFeed({ urls: () => [], open: () => Promise.reject(), timeout: 1, sleep: async () => {} })
  const session = new SocketSession({
    sender,
    subscriptions: new CallerSubscriptions({ feed, sender, shares: new SubscriptionShares(1) }),
    answer: () =>
      new Promise<FrameReply>((resolve) => running.push((body) => resolve({ body, sent: () => {}, announced: [] }))),
    turn: (begin) => {
      turns.push(begin)
      if (!isBusy) turns.shift()?.()
    },
    pause: (isPaused) => pauses.push(isPaused),
  })
  return { session, frames, pauses, running, turns }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test("a caller who sends more frames than are answered at a time is not read from until one is answered", async () => {
  const { session, frames, pauses, running } = conversation()
  for (let frame = 0; frame < framesAtOnce + 2; frame++) session.receive("{}")
  expect([running.length, pauses]).toEqual([framesAtOnce, [true]])
  running[1]?.("first")
  running[0]?.("second")
  await settled()
  expect([running.length, frames, pauses.at(-1)]).toEqual([framesAtOnce + 2, ["first", "second"], true])
  running[2]?.("")
  await settled()
  expect([frames.length, pauses.at(-1)]).toEqual([2, false])
})

test("a caller who has gone is answered nothing, and nothing is begun for it", async () => {
  const { session, frames, running } = conversation()
  session.receive("{}")
  session.end()
  session.receive("{}")
  running[0]?.("late")
  await settled()
  expect([running.length, frames]).toEqual([1, []])
})

test("frames are answered when the turn of their caller comes, and those of one who has gone by then are not", async () => {
  const { session, running, turns } = conversation(true)
  for (let frame = 0; frame < 3; frame++) session.receive("{}")
  expect(running).toEqual([])
  turns.shift()?.()
  expect(running).toHaveLength(1)
  session.end()
  for (const turn of turns) turn()
  expect([running.length, turns.length]).toEqual([1, 2])
})
