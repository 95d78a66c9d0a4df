import { expect, test } from "vitest"
import { AnswerCache } from "../cache/answer-cache.ts"
import { FinalBlocks } from "../cache/final-blocks.ts"
import { HeldBytes } from "../held-bytes.ts"
import { CallAnswers } from "./answer-calls.ts"
import type { GatewayCall } from "./call.ts"
import { type Route, routesOf } from "./route.ts"

const callOf = (method: string, id = "1"): GatewayCall => ({ method, params: "[]", id })
const [chainId, gasPrice] = [callOf("eth_chainId"), callOf("eth_gasPrice")]

/** Answers of a node that the test plays, with places at it that the test gives. */
function answering() {
  const taken: number[] = []
  const asked: string[] = []
  const state = { left: 0, gate: undefined as Promise<void> | undefined, fails: false, status: 200 }
  const leave = () => {
    state.left += 1
  }
  const answers = new CallAnswers({
    cache: new AnswerCache(1_000_000),
    finalBlocks: new FinalBlocks(async () => undefined),
    places: {
      take: (_ledger, _holding, calls) => {
        taken.push(calls)
        return state.gate === undefined ? leave : state.gate.then(() => leave)
      },
    },
    nodes: {
      ask: async (_urls, { body = "" }) => {
        asked.push(body)
        if (state.fails) throw new Error("no node")
        const answer = ({ id }: { readonly id: unknown }) => ({ id, result: "0x1" })
        const sent = JSON.parse(body)
        const text = JSON.stringify(Array.isArray(sent) ? sent.map(answer) : answer(sent))
        return { status: state.status, contentType: "application/json", text }
      },
    },
  })
  const routes = routesOf({ nodes: ["http://a"], chains: [{ chainId: "7", rpcUrls: ["http://a"] }] })
  const route = routes.get("/ext/bc/7/rpc") as Route
  const holding = new HeldBytes(1_000_000).begin()
  return {
    ...{ taken, asked, state },
    together: (...calls: readonly GatewayCall[]) => answers.together(route, calls, holding),
    one: (call: GatewayCall, path = "/ext/bc/7/rpc") => answers.one(routes.get(path) as Route, call, "", holding),
  }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))
const asOne = (...calls: readonly string[]) =>
  `[${calls.map((method, id) => `{"jsonrpc":"2.0","id":${id},"method":"${method}","params":[]}`)}]`

test("a batch takes a place for each of its calls that is not in memory, and gives them back, also where no node answers", async () => {
  const { taken, asked, state, together } = answering()
  const kept = { text: '{"id":1,"result":"0x1"}', source: "kept" }
  const told = { ...kept, source: "asked" }
  expect(await together(chainId, gasPrice)).toEqual([told, told])
  await settle()
  expect(await together(chainId, gasPrice)).toEqual([kept, told])
  expect(await together(chainId, chainId)).toEqual([kept, kept])
  expect(await together({ ...chainId, id: undefined }, chainId)).toEqual([{ text: undefined, source: "asked" }, kept])
  expect([taken, state.left]).toEqual([[2, 1, 1], 3])
  expect(asked).toEqual([asOne("eth_chainId", "eth_gasPrice"), asOne("eth_gasPrice"), asOne("eth_chainId")])
  state.fails = true
  await expect(together(gasPrice)).rejects.toThrow("no node")
  await expect(together(gasPrice, gasPrice, gasPrice)).rejects.toThrow("no node")
  expect([taken.slice(3), state.left]).toEqual([[1, 3], 5])
})

test("what others have asked for while a request waited for its place is asked for no more", async () => {
  const { asked, taken, state, one, together } = answering()
  let open = () => {}
  state.gate = new Promise((resolve) => {
    open = resolve
  })
  const waiting = [one(chainId), together(chainId), together(chainId, gasPrice)] as const
  state.gate = undefined
  expect((await one(callOf("eth_chainId", '"other"'))).source).toBe("asked")
  await settle()
  asked.length = 0
  open()
  const [single, alone, both] = await Promise.all(waiting)
  expect([single.source, alone.map(({ source }) => source), both.map(({ source }) => source)]).toEqual([
    "kept",
    ["kept"],
    ["kept", "asked"],
  ])
  expect([asked, taken, state.left]).toEqual([[asOne("eth_gasPrice")], [1, 1, 2, 1], 4])
})

test("an answer from memory is as a node gives it, with the type of its interface; one with another status is not kept", async () => {
  const { asked, state, one } = answering()
  const networkId = callOf("info.getNetworkID")
  for (const [call, path, contentType] of [
    [chainId, "/ext/bc/7/rpc", "application/json"],
    [networkId, "/ext/info", "application/json; charset=utf-8"],
  ] as const) {
    state.status = 415
    for (let times = 0; times < 2; times++) expect((await one(call, path)).source).toBe("asked")
    state.status = 200
    expect((await one(call, path)).source).toBe("asked")
    await settle()
    const kept = { status: 200, contentType, text: '{"id":"again","result":"0x1"}\n', source: "kept" }
    expect(await one({ ...call, id: '"again"' }, path)).toEqual(kept)
  }
  expect(asked).toHaveLength(6)
})
