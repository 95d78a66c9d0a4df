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
  expect(error).toMatchObject({ code: "node", message: "a node of the P-Chain answers what is no answer" })
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
      epochOf(() => Promise.reject(new TypeError("fetch failed"))),
    ]),
  ).toEqual([undefined, undefined, undefined, undefined, undefined, "node"])
})

test("a limit of requests or a gateway's fault is no word about the epochs of a chain", async () => {
  const faults = [429, 500, 502, 504].map((status) => new Response("", { status }))
  const limited = { jsonrpc: "2.0", id: 1, error: { code: -32005, message: "limit exceeded" } }
  const answers = [...faults, new Response("no healthy node", { status: 503 }), Response.json(limited)]
  expect(await Promise.all(answers.map((answer) => epochOf(() => answer)))).toEqual(answers.map(() => "node"))
})
