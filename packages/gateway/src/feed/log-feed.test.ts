import { expect, test } from "vitest"
import type { FeedBlock, FeedLog } from "./head-feed.ts"
import { LogFeed } from "./log-feed.ts"

const block = (number: number): FeedBlock => ({ number, hash: `h${number}`, parentHash: `h${number - 1}`, text: "" })
const logOf = (hash: string): FeedLog => ({ address: "0xa", topics: [], text: `{"of":"${hash}","removed" : false}` })

/** A feed whose questions the test answers, with a record of what it tells. */
function followed() {
  const asked: { hash: string; answer(logs: readonly FeedLog[]): void; fail(): void }[] = []
  const told: unknown[] = []
  const pauses: (() => void)[] = []
  const state = { isWanted: true }
  const feed = new LogFeed({
    fetch: (hash) =>
      new Promise((resolve, reject) => asked.push({ hash, answer: resolve, fail: () => reject(new Error("gone")) })),
    isWanted: () => state.isWanted,
    tell: (logs, isRemoved) => told.push([isRemoved, ...logs.map(({ text }) => text)]),
    lost: () => told.push("lost"),
    pause: () => new Promise((resolve) => pauses.push(resolve)),
  })
  return { feed, asked, told, pauses, state, hashes: () => asked.map(({ hash }) => hash) }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

test("the logs of blocks are told in the order of the blocks, and what cannot be had is asked for again after a pause", async () => {
  const { feed, asked, told, pauses, hashes } = followed()
  for (const number of [1, 2]) feed.change(block(number), false)
  asked[0]?.fail()
  await settle()
  expect([hashes(), pauses.length]).toEqual([["h1"], 1])
  pauses[0]?.()
  await settle()
  asked[1]?.answer([logOf("h1")])
  await settle()
  asked[2]?.answer([])
  await settle()
  feed.change(block(3), false)
  asked[3]?.answer([logOf("h3"), logOf("again")])
  await settle()
  expect(hashes()).toEqual(["h1", "h1", "h2", "h3"])
  expect(told).toEqual([
    [false, '{"of":"h1","removed" : false}'],
    [false, '{"of":"h3","removed" : false}', '{"of":"again","removed" : false}'],
  ])
})

test("logs that were told are told as removed, the last one first; those that were not are not, and are asked for no more", async () => {
  const { feed, asked, told, hashes } = followed()
  const [first, second] = [block(1), block(2)]
  feed.change(first, false)
  asked[0]?.answer([logOf("a"), logOf("b")])
  await settle()
  feed.change(second, false)
  feed.change(second, true)
  feed.change(first, true)
  asked[1]?.fail()
  await settle()
  expect(told.slice(1)).toEqual([[true, '{"of":"b","removed":true}', '{"of":"a","removed":true}']])
  expect(hashes()).toEqual(["h1", "h2"])
  const empty = block(3)
  feed.change(empty, false)
  asked[2]?.answer([])
  feed.change(empty, true)
  await settle()
  expect(told).toHaveLength(2)
})

test("a block that is removed elsewhere does not end the wait for another one's logs", async () => {
  const { feed, asked, pauses } = followed()
  feed.change(block(1), false)
  feed.change(block(2), true)
  asked[0]?.fail()
  await settle()
  expect(pauses).toHaveLength(1)
})

test("where more blocks wait than may, those who listen are told that logs are lost, and later ones are told again", async () => {
  const { feed, asked, told } = followed()
  for (let number = 1; number <= 4_096; number++) feed.change(block(number), false)
  expect(told).toEqual([])
  feed.change(block(4_097), false)
  expect(told).toEqual(["lost"])
  feed.change(block(5_000), false)
  asked[0]?.answer([logOf("h1")])
  await settle()
  asked[1]?.answer([logOf("h5000")])
  await settle()
  expect([asked[1]?.hash, told]).toEqual(["h5000", ["lost", [false, '{"of":"h5000","removed" : false}']]])
})

test("nobody is asked for logs that nobody wants, and what was asked for those who left is told to nobody", async () => {
  const { feed, asked, told, state, hashes } = followed()
  state.isWanted = false
  feed.change(block(1), false)
  expect(hashes()).toEqual([])
  state.isWanted = true
  feed.change(block(2), false)
  feed.reset()
  asked[0]?.answer([logOf("h2")])
  await settle()
  expect([told, hashes()]).toEqual([[], ["h2"]])
})
