import { formatId, formatNodeId } from "@serac/chain"
import { expect, test } from "vitest"
import { AggregationError } from "../aggregation-error.ts"
import { PChain } from "./p-chain.ts"

const id = new Uint8Array(32).fill(1)
const { signal } = new AbortController()

test.each<[string, unknown, (pChain: PChain) => Promise<unknown>]>([
  ["its height", { height: "x" }, (pChain) => pChain.proposedHeight(signal)],
  ["an epoch", { number: "1", pChainHeight: "x" }, (pChain) => pChain.epochHeight(id, signal)],
  ["validators", { validators: {} }, (pChain) => pChain.validatorsAt(id, 7n, signal)],
  ["balances", { validators: [{ nodeID: "a", balance: "x" }] }, (pChain) => pChain.balances(id, signal)],
  ["who validates", { subnetID: "x" }, (pChain) => pChain.subnetOf(id, signal)],
  ["who manages", { conversionID: "x", managerChainID: "x" }, (pChain) => pChain.managerOf(id, signal)],
  ["a transaction", { tx: "0x00", encoding: "hex" }, (pChain) => pChain.transaction(id, signal)],
])("a node that answers nonsense when it is asked for %s has failed, and nothing else has", async (_, result, ask) => {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { id } = (await new Request(input, init).json()) as { readonly id: unknown }
    return Response.json({ jsonrpc: "2.0", id, result })
  }
  const error = await ask(new PChain(["http://127.0.0.1:9650"], fetch)).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(AggregationError)
  const message = "a node of the P-Chain answers what is no answer"
  expect(error).toMatchObject({ code: "node", message, cause: expect.any(Error) })
})

const epochOf = (answer: (request: Request) => Response | Promise<Response>, chain = id) =>
  new PChain(["http://127.0.0.1:9650"], async (input, init) => answer(new Request(input, init)))
    .epochHeight(chain, signal)
    .catch(({ code }: AggregationError) => code)

const result = (result: object) => () => Response.json({ jsonrpc: "2.0", id: 1, result })

test("the height of a blockchain's epoch is asked of the blockchain, the P-Chain's by its alias", async () => {
  const asked: string[] = []
  const answer = async (request: Request) => {
    const { id, method } = (await request.json()) as { readonly id: number; readonly method: string }
    asked.push(`${method} ${new URL(request.url).pathname}`)
    return Response.json({ jsonrpc: "2.0", id, result: { number: "12", startTime: "1795239202", pChainHeight: "131" } })
  }
  expect([await epochOf(answer), await epochOf(answer, new Uint8Array(32))]).toEqual([131n, 131n])
  expect(asked).toEqual([
    "proposervm.getCurrentEpoch /ext/bc/SeLqn3UAUoRymWmwW7axrzJK7JfNaBR2cHCryA6cFscgkny8/proposervm",
    "proposervm.getCurrentEpoch /ext/bc/P/proposervm",
  ])
})

test("a blockchain that the node does not run, or that has no epoch yet, has no height; without a node there is no answer", async () => {
  expect(
    await Promise.all([
      epochOf(() => new Response("404 page not found", { status: 404 })),
      epochOf(() => new Response("API call rejected because chain is not done bootstrapping", { status: 503 })),
      epochOf(() => Response.json({ jsonrpc: "2.0", id: 1, error: { code: -32000, message: "can't find method" } })),
      epochOf(result({ number: "0", startTime: "0", pChainHeight: "0" })),
      epochOf(result({ number: "1", startTime: "1795239202", pChainHeight: "0" })),
      epochOf(result({ number: "0", startTime: "1795239202", pChainHeight: "131" })),
      epochOf(() => Promise.reject(new TypeError("fetch failed"))),
    ]),
  ).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, "node"])
})

test("a limit of requests or a gateway's fault is no word about the epochs of a chain", async () => {
  const faults = [429, 500, 502, 504].map((status) => new Response("", { status }))
  const limited = { jsonrpc: "2.0", id: 1, error: { code: -32005, message: "limit exceeded" } }
  const answers = [...faults, new Response("no healthy node", { status: 503 }), Response.json(limited)]
  expect(await Promise.all(answers.map((answer) => epochOf(() => answer)))).toEqual(answers.map(() => "node"))
})

/** A P-Chain whose node answers by method; what was asked stands in `asked`. */
function pChainOf(answers: Readonly<Record<string, unknown>>) {
  const asked: unknown[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { id, method, params } = (await new Request(input, init).json()) as Record<
      "id" | "method" | "params",
      unknown
    >
    asked.push([method, params])
    const answer = answers[method as string]
    const error = answer instanceof Error ? { code: -32_000, message: answer.message } : undefined
    return Response.json({ jsonrpc: "2.0", id, ...(error === undefined ? { result: answer } : { error }) })
  }
  return { pChain: new PChain(["http://127.0.0.1:9650"], fetch), asked }
}
const name = formatId(id)
const zero = new Uint8Array(32)

test("what a node answers is read, by the IDs and heights that were asked for", async () => {
  const key = "ab".repeat(48)
  const { pChain, asked } = pChainOf({
    "platform.getProposedHeight": { height: "9" },
    "platform.getValidatorsAt": {
      [formatNodeId(new Uint8Array(20))]: { publicKey: `0x${key}`, weight: "5" },
      [formatNodeId(new Uint8Array(20).fill(1))]: { publicKey: null, weight: "7" },
    },
    "platform.getCurrentValidators": { validators: [{ nodeID: "NodeID-a", balance: "3" }, { nodeID: "NodeID-b" }] },
    "platform.validatedBy": { subnetID: name },
    "platform.getSubnet": { conversionID: name, managerChainID: formatId(zero) },
  })
  expect([
    await pChain.proposedHeight(signal),
    await pChain.validatorsAt(id, 7n, signal),
    await pChain.balances(id, signal),
    await pChain.subnetOf(id, signal),
    await pChain.subnetOf(zero, signal),
    await pChain.managerOf(id, signal),
  ]).toEqual([
    9n,
    [
      { nodeID: new Uint8Array(20), weight: 5n, publicKey: new Uint8Array(48).fill(0xab) },
      { nodeID: new Uint8Array(20).fill(1), weight: 7n },
    ],
    new Map([["NodeID-a", 3n]]),
    id,
    zero,
    { conversionID: id, chainID: zero },
  ])
  expect(asked).toEqual([
    ["platform.getProposedHeight", {}],
    ["platform.getValidatorsAt", { height: "7", subnetID: name }],
    ["platform.getCurrentValidators", { subnetID: name }],
    ["platform.validatedBy", { blockchainID: name }],
    ["platform.getSubnet", { subnetID: name }],
  ])
})

test("what a node has not is undefined, and any other refusal is told", async () => {
  const all = (words: string) => {
    const methods = ["platform.validatedBy", "platform.getSubnet", "platform.getTx", "platform.getCurrentValidators"]
    const { pChain } = pChainOf(Object.fromEntries(methods.map((method) => [method, new Error(words)])))
    const asked = [pChain.subnetOf(id, signal), pChain.managerOf(id, signal), pChain.transaction(id, signal)]
    return Promise.all(
      [...asked, pChain.balances(id, signal)].map((one) =>
        one.catch(({ code, message, cause }: AggregationError) => [code, message, (cause as Error).message]),
      ),
    )
  }
  const refused = (words: string) => ["node", "a node of the P-Chain refuses a question", words]
  expect(await all("problem: not found")).toEqual([undefined, undefined, undefined, refused("problem: not found")])
  expect(await all("it is not a subnet")).toEqual([undefined, undefined, undefined, refused("it is not a subnet")])
  expect(await all("busy")).toEqual(Array(4).fill(refused("busy")))
})

test("a height that the P-Chain has not reached is told with the one that it has", async () => {
  const validatorsAt = (words: string) =>
    pChainOf({ "platform.getValidatorsAt": new Error(words) })
      .pChain.validatorsAt(id, 9_999n, signal)
      .catch((error: unknown) => error)
  const words = "failed: current P-chain height (123) < requested P-chain height (9999)"
  expect(await validatorsAt(words)).toMatchObject({
    code: "height",
    message: "pChainHeight must not exceed the last height of the P-Chain, 123, and 9999 does",
    cause: { message: words },
  })
  expect(await validatorsAt("no such height")).toMatchObject({ code: "node", cause: { message: "no such height" } })
})

test.each<[string, (pChain: PChain, signal: AbortSignal) => Promise<unknown>]>([
  ["validators", (pChain, given) => pChain.validatorsAt(id, 7n, given)],
  ["who validates", (pChain, given) => pChain.subnetOf(id, given)],
  ["a transaction", (pChain, given) => pChain.transaction(id, given)],
  ["the proposed height", (pChain, given) => pChain.proposedHeight(given)],
])("whoever goes away while a node is asked for %s gets the own reason", async (_, ask) => {
  const controller = new AbortController()
  const fetch: typeof globalThis.fetch = (_input, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)))
  const asking = ask(new PChain(["http://127.0.0.1:9650"], fetch), controller.signal).catch((error: unknown) => error)
  await new Promise(setImmediate)
  controller.abort(new Error("gone"))
  const error = await asking
  expect(error).not.toBeInstanceOf(AggregationError)
  expect((error as Error).message).toBe("gone")
})

test("statuses by which a node does not offer epochs are no fault, others are", async () => {
  const statuses = [403, 404, 405, 501, 401, 410]
  expect(await Promise.all(statuses.map((status) => epochOf(() => new Response("", { status }))))).toEqual([
    ...Array(4).fill(undefined),
    ...Array(2).fill("node"),
  ])
  const bootstrapping = (status: number) => epochOf(() => new Response("chain is bootstrapping", { status }))
  expect([await bootstrapping(503), await bootstrapping(500)]).toEqual([undefined, "node"])
})
