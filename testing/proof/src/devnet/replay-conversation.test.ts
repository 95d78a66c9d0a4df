import { expect, test } from "vitest"
import type { ConversationPart } from "./conversation.ts"
import { type OpenConnection, replayConversation } from "./replay-conversation.ts"

const subscribe = '{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}'
const head = (id: string, number: string) =>
  `{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"${id}","result":{"parentHash":"0x00","number":"${number}"}}}\n`
const answer = (id: number, result: string) => `{"jsonrpc":"2.0","id":${id},"result":${result}}\n`
const unsubscribe = (id: string) => `{"jsonrpc":"2.0","id":2,"method":"eth_unsubscribe","params":["${id}"]}`

const recorded: readonly ConversationPart[] = [
  {
    exchanges: [{ request: subscribe, answer: answer(1, '"0xabc"') }],
    told: new Map([["0xabc", [head("0xabc", "0x1"), head("0xabc", "0x2")]]]),
  },
  {
    exchanges: [
      { request: unsubscribe("0xabc"), answer: answer(2, "true") },
      { request: "{", answer: undefined },
    ],
    told: new Map(),
  },
]

/** A node with its own subscription id and configurable answers. */
function fakeNode({ id = "0xdef", ended = "true", closes = true, numbers = ["0x1", "0x2"] } = {}) {
  const asked: string[] = []
  let tell: (text: string | undefined) => void = () => {}
  const open: OpenConnection = async (onFrame) => {
    tell = onFrame
    const send = async (text: string) => {
      asked.push(text)
      if (text === subscribe) tell(answer(1, `"${id}"`))
      else if (text !== "{") tell(answer(2, ended))
      else if (closes) tell(undefined)
    }
    return { send, end: () => {} }
  }
  const left = [...numbers]
  const grow = async () => {
    const number = left.shift()
    if (number !== undefined) tell(head(id, number))
  }
  return { asked, open, grow }
}

const replayWith = ({ open, grow }: ReturnType<typeof fakeNode>) =>
  replayConversation(recorded, open, { name: "ws", closeness: "values", grow })

test("answers and events are equal under another id of the subscription, which is the one that is ended", async () => {
  const node = fakeNode()
  expect(await replayWith(node)).toEqual({ equal: 5, inShape: 0, different: [], left: 0 })
  expect(node.asked).toEqual([subscribe, unsubscribe("0xdef"), "{"])
})

test("another answer, another event, one too few, an id that no node gives and a connection that stays are differences", async () => {
  const differences = async (node: ReturnType<typeof fakeNode>) =>
    (await replayWith(node)).different.map(({ aspect, at, expected, got }) => [aspect, at, expected.trim(), got.trim()])
  expect(await differences(fakeNode({ ended: "false" }))).toEqual([["values", ".result", "true", "false"]])
  expect(await differences(fakeNode({ numbers: ["0x1", "0x3"] }))).toEqual([
    ["values", ".params.result.number", '"0x2"', '"0x3"'],
  ])
  expect(await differences(fakeNode({ numbers: ["0x1"] }))).toEqual([
    ["shape", "frame", head("0xabc", "0x2").trim(), "no frame"],
  ])
  expect(await differences(fakeNode({ closes: false }))).toEqual([
    ["shape", "frame", "the connection is closed", "no frame"],
  ])
  expect((await differences(fakeNode({ id: "0x0def" }))).length).toBe(5)
})

test("without blocks that come, events are left out and counted", async () => {
  const { open } = fakeNode()
  expect(await replayConversation(recorded, open, { name: "ws", closeness: "shape" })).toEqual({
    equal: 3,
    inShape: 3,
    different: [],
    left: 2,
  })
})
