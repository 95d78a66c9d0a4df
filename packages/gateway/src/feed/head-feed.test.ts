import { expect, test } from "vitest"
import type { FeedHead } from "./head.ts"
import { HeadFeed, rememberedBlocks } from "./head-feed.ts"

/** A block of a branch; branches have their blocks up to a height in common with the first one. */
const head = (number: number, branch = "a", parent = branch): FeedHead => ({
  ...{ number, hash: `${branch}${number}`, parentHash: `${parent}${number - 1}` },
  text: "",
})

/** A feed that follows a node whose blocks the test chooses. */
function followed(blockOf: (number: number) => FeedHead | undefined = (number) => head(number)) {
  const told: string[] = []
  const fetched: number[] = []
  const node = { blockOf }
  const feed = new HeadFeed({
    added: ({ hash }) => told.push(hash),
    removed: ({ hash }) => told.push(`-${hash}`),
  })
  const follow = (to: FeedHead) =>
    feed.follow(to, async (number) => {
      fetched.push(number)
      return node.blockOf(number)
    })
  return { feed, told, fetched, node, follow }
}
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

test("it begins after a block, once, and blocks that were missed are fetched by number", async () => {
  const { feed, told, fetched, follow } = followed()
  await follow(head(9))
  expect(told).toEqual([])
  feed.begin(head(10))
  feed.begin(head(20))
  for (const number of [10, 11, 14, 12, 14]) await follow(head(number))
  expect([told, fetched]).toEqual([
    ["a11", "a12", "a13", "a14"],
    [12, 13],
  ])
})

test("blocks of another branch replace those that were told, the last one removed first", async () => {
  const { feed, told, node, follow } = followed()
  feed.begin(head(10))
  for (const number of [11, 12, 13]) await follow(head(number))
  node.blockOf = (number) => head(number, "b", number === 12 ? "a" : "b")
  await follow(head(14, "b"))
  expect(told).toEqual(["a11", "a12", "a13", "-a13", "-a12", "b12", "b13", "b14"])
  node.blockOf = (number) => head(number, "c", number === 13 ? "b" : "c")
  await follow(head(13, "c", "b"))
  expect(told.slice(8)).toEqual(["-b14", "-b13", "c13"])
})

test("a branch below all that is remembered is told from the lowest block on", async () => {
  const { feed, told, node, follow } = followed()
  feed.begin(head(0))
  for (const number of range(1, rememberedBlocks + 9)) await follow(head(number))
  told.length = 0
  node.blockOf = (number) => head(number, "b")
  const last = rememberedBlocks + 10
  await follow(head(last, "b"))
  expect(told).toEqual([
    ...range(10, last - 1)
      .reverse()
      .map((number) => `-a${number}`),
    ...range(10, last).map((number) => `b${number}`),
  ])
})

test("a head that a node told before its chain changed is left, for the next one", async () => {
  const { feed, told, node, follow } = followed()
  feed.begin(head(10))
  // The node has block 11 of the branch b when it is asked, and told a head of the branch a before.
  node.blockOf = (number) => head(number, "b", number === 11 ? "a" : "b")
  await follow(head(12))
  expect(told[0]).toBe("b11")
  await follow(head(13, "b"))
  expect(told.filter((one) => !one.startsWith("-")).slice(-2)).toEqual(["b12", "b13"])
  expect(told.filter((one) => one.includes("a"))).toEqual([])
})

test("a node that lacks a block ends the way to a head, its error is told, and the next head is followed", async () => {
  const { feed, told, node, follow } = followed()
  feed.begin(head(10))
  node.blockOf = () => undefined
  await follow(head(13))
  node.blockOf = () => {
    throw new Error("gone")
  }
  await expect(follow(head(13))).rejects.toThrow("gone")
  node.blockOf = (number) => head(number)
  await follow(head(12))
  expect(told).toEqual(["a11", "a12"])
})

test("what is fetched for listeners who have left is told to nobody, and a waiting head is forgotten", async () => {
  const { feed, told, node, follow } = followed()
  feed.begin(head(10))
  node.blockOf = (number) => {
    feed.reset()
    return head(number)
  }
  await Promise.all([follow(head(12)), follow(head(13))])
  expect(told).toEqual([])
  feed.begin(head(20))
  node.blockOf = (number) => head(number)
  await follow(head(21))
  expect(told).toEqual(["a21"])
})

test("of heads that come while one is followed the last one is, by the node that told it", async () => {
  const { feed, told, fetched } = followed()
  feed.begin(head(10))
  const asked: string[] = []
  const by = (name: string) => async (number: number) => {
    asked.push(`${name}${number}`)
    return head(number)
  }
  await Promise.all([feed.follow(head(12), by("x")), feed.follow(head(13), by("y")), feed.follow(head(15), by("z"))])
  expect([told, asked, fetched]).toEqual([["a11", "a12", "a13", "a14", "a15"], ["z11", "z12", "z13", "z14"], []])
})

test("a node whose blocks do not follow one another is not asked for ever", async () => {
  const { feed, told, fetched, node, follow } = followed()
  feed.begin(head(10))
  let hash = 0
  node.blockOf = (number) => ({ number, hash: `${++hash}`, parentHash: "nobody", text: "" })
  await follow(head(12, "b"))
  expect([fetched.length < 1_000, told.length < 1_000]).toEqual([true, true])
})
