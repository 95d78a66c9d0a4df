import { canonicalValidators, encodeWarpMessage, formatBitSet } from "@serac/chain"
import { blsPublicKeyOf, blsSign } from "@serac/chain/bls"
import { afterAll, beforeEach, expect, test } from "vitest"
import {
  AggregationError,
  BlsThreads,
  bytesOfHex,
  hexOf,
  readUnsignedMessage,
  type ValidatorSets,
} from "../src/index.ts"
import { UpstreamAggregator } from "../src/upstream/upstream-aggregator.ts"
import { requestFor } from "./played-network.ts"

const secretKey = new Uint8Array(32).fill(1)
const set = canonicalValidators([
  { nodeID: new Uint8Array(20).fill(1), weight: 67n, publicKey: blsPublicKeyOf(secretKey) },
  { nodeID: new Uint8Array(20).fill(2), weight: 33n, publicKey: blsPublicKeyOf(new Uint8Array(32).fill(2)) },
])
const first = set.validators.findIndex(({ weight }) => weight === 67n)
const subnetID = new Uint8Array(32).fill(9)
const sets = {
  subnetOf: async () => subnetID,
  verifiersOf: async () => [],
  at: async () => ({ subnetID, height: 7n, basis: "named" as const, set, underfunded: new Set<string>() }),
} as unknown as ValidatorSets
// An unsigned message of network 1 whose payload is one byte.
const message = readUnsignedMessage(bytesOfHex(`000000000001${"05".repeat(32)}0000000199`))
const signedBy = (key: Uint8Array, index = first) =>
  encodeWarpMessage({
    unsignedMessage: message,
    signature: { type: "BitSetSignature", signers: formatBitSet([index]), signature: blsSign(message.bytes, key) },
  })
const signed = signedBy(secretKey)

/** What the aggregator was asked, and what it answers. */
let asked: { readonly url: string; readonly method: string; readonly body: unknown }[] = []
let answer: (request: Request) => Response | Promise<Response>
beforeEach(() => {
  asked = []
  answer = () => Response.json({ "signed-message": hexOf(signed) })
})
const fake: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  const { url, method } = request
  expect(request.headers.get("content-type")).toBe("application/json")
  asked.push({ url, method, body: await request.clone().json() })
  return answer(request)
}
const bls = new BlsThreads({ count: 1 })
afterAll(() => bls.close())
const aggregator = new UpstreamAggregator({
  ...{ url: "http://127.0.0.1:8080/base/", sets, bls, timeout: 20_000, maxAggregations: 1, fetch: fake },
})
const never = new AbortController().signal

async function refusal(others: Parameters<typeof requestFor>[1] = {}) {
  const error = await aggregator.aggregate(requestFor(message, others), never).catch((thrown: unknown) => thrown)
  return error instanceof AggregationError ? [error.code, error.message] : error
}

test("what went wrong is the cause of the error", async () => {
  const causeOf = async (given: () => Response | Promise<Response>) => {
    answer = given
    const error = await aggregator.aggregate(requestFor(message), never).catch((thrown: unknown) => thrown)
    return error instanceof AggregationError && (error.cause as Error | undefined)?.name
  }
  expect([
    await causeOf(() => Promise.reject(new TypeError("fetch failed"))),
    await causeOf(() => Response.json({ "signed-message": "00" })),
    await causeOf(() => Response.json({ "signed-message": hexOf(signedBy(secretKey, 1 - first)) })),
  ]).toEqual(["TypeError", "CodecError", "WarpError"])
})

test("an aggregator that does not answer in time is told as such, and one with slashes in its path is found", async () => {
  answer = ({ signal }) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)))
  const options = { url: "http://127.0.0.1:8080/a//b//", sets, bls, timeout: 50, maxAggregations: 1, fetch: fake }
  await expect(new UpstreamAggregator(options).aggregate(requestFor(message), never)).rejects.toMatchObject({
    ...{ code: "upstream", message: "the signature aggregator does not answer", cause: { name: "TimeoutError" } },
  })
  expect(asked.map(({ url }) => url)).toEqual(["http://127.0.0.1:8080/a//b/aggregate-signatures"])
})

test("validators that cannot be read are told in the words of the P-Chain, and capital digits are digits", async () => {
  const gone = new AggregationError("no-validators", "none")
  const failing = { ...sets, at: () => Promise.reject(gone) } as unknown as ValidatorSets
  const options = { url: "http://127.0.0.1:8080", bls, timeout: 20_000, maxAggregations: 1, fetch: fake }
  await expect(
    new UpstreamAggregator({ ...options, sets: failing }).aggregate(requestFor(message), never),
  ).rejects.toBe(gone)
  answer = () => Response.json({ "signed-message": hexOf(signed).toUpperCase() })
  expect(hexOf(await aggregator.aggregate(requestFor(message), never))).toBe(hexOf(signed))
})

test("is asked for the height of the epoch that is running, which it would not take by itself", async () => {
  const at = async () => ({ ...(await sets.at(subnetID, 0n, never)), basis: "epoch" as const })
  const epochs = { ...sets, at } as unknown as ValidatorSets
  const limits = { timeout: 20_000, maxAggregations: 1 }
  const inEpochs = new UpstreamAggregator({ url: "http://127.0.0.1:8080", sets: epochs, bls, ...limits, fetch: fake })
  await inEpochs.aggregate(requestFor(message), never)
  expect(asked.map(({ body }) => body)).toEqual([
    { message: hexOf(message.bytes), "quorum-percentage": 67, "pchain-height": 7 },
  ])
})

test("a redirect is not followed: what is asked goes to nobody else", async () => {
  const modes: string[] = []
  answer = ({ redirect }) => {
    modes.push(redirect)
    return Response.json({ "signed-message": hexOf(signed) })
  }
  await aggregator.aggregate(requestFor(message), never)
  expect(modes).toEqual(["error"])
})

test("asks as a signature aggregator is asked, and answers what holds", async () => {
  const bytes = await aggregator.aggregate(requestFor(message), never)
  answer = () => Response.json({ "signed-message": `0x${hexOf(signed)}` })
  const everything = {
    justification: Uint8Array.of(1),
    signingSubnetID: subnetID,
    quorum: 0,
    buffer: 9,
    pChainHeight: 7n,
  }
  const again = await aggregator.aggregate(requestFor(message, everything), never)
  expect([hexOf(bytes), hexOf(again)]).toEqual([hexOf(signed), hexOf(signed)])
  const url = "http://127.0.0.1:8080/base/aggregate-signatures"
  expect(asked).toEqual([
    { url, method: "POST", body: { message: hexOf(message.bytes), "quorum-percentage": 67 } },
    {
      url,
      method: "POST",
      body: {
        message: hexOf(message.bytes),
        justification: "01",
        "signing-subnet-id": hexOf(subnetID),
        "quorum-percentage": 1,
        "quorum-percentage-buffer": 9,
        "pchain-height": 7,
      },
    },
  ])
})

test.each<readonly [string, () => Response | Promise<Response>, readonly [string, string]]>([
  [
    "refuses the request",
    () => Response.json({ error: "Error unpacking warp message" }, { status: 400 }),
    ["message", "the signature aggregator refuses the request: Error unpacking warp message"],
  ],
  [
    "refuses the request without a word",
    () => Response.json({}, { status: 400 }),
    ["upstream", "the signature aggregator does not sign: status 400"],
  ],
  [
    "does not reach the quorum",
    () => Response.json({ error: "failed to aggregate signatures. error: 50%" }, { status: 500 }),
    ["upstream", "the signature aggregator does not sign: failed to aggregate signatures. error: 50%"],
  ],
  [
    "says what cannot be seen, and a lot",
    () => Response.json({ error: `\u001b[31m${"x".repeat(300)}` }, { status: 400 }),
    ["message", `the signature aggregator refuses the request: \\u{1b}[31m${"x".repeat(195)}...`],
  ],
  [
    "is something else",
    () => new Response("<html>", { status: 502 }),
    ["upstream", "the signature aggregator does not sign: status 502"],
  ],
  ["answers no JSON", () => new Response("ok"), ["upstream", "the signature aggregator answers no signed message"]],
  [
    "answers no message",
    () => Response.json({ "signed-message": "00" }),
    ["upstream", "the signature aggregator answers no signed message"],
  ],
  [
    "answers digits that are none",
    () => Response.json({ "signed-message": `zz${hexOf(signed)}` }),
    ["upstream", "the signature aggregator answers no signed message"],
  ],
  [
    "answers more than digits",
    () => Response.json({ "signed-message": `${hexOf(signed)}zz` }),
    ["upstream", "the signature aggregator answers no signed message"],
  ],
  [
    "answers half a byte more",
    () => Response.json({ "signed-message": `${hexOf(signed)}0` }),
    ["upstream", "the signature aggregator answers no signed message"],
  ],
  ["answers null", () => Response.json(null), ["upstream", "the signature aggregator answers no signed message"]],
  [
    "answers without a body",
    () => new Response(null, { status: 204 }),
    ["upstream", "the signature aggregator does not sign: status 204"],
  ],
  [
    "says a number when it refuses",
    () => Response.json({ error: 5 }, { status: 400 }),
    ["upstream", "the signature aggregator does not sign: status 400"],
  ],
  [
    "answers a byte more than the most",
    () => new Response(" ".repeat(262_145)),
    ["upstream", "the signature aggregator answers too much"],
  ],
  [
    "answers as much as it may, and nothing else",
    () => new Response(" ".repeat(262_144)),
    ["upstream", "the signature aggregator answers no signed message"],
  ],
  [
    "answers a number",
    () => Response.json({ "signed-message": 10 }),
    ["upstream", "the signature aggregator answers no signed message"],
  ],
  [
    "answers too much",
    () => new Response("x".repeat(300_000)),
    ["upstream", "the signature aggregator answers too much"],
  ],
  [
    "cannot be reached",
    () => Promise.reject(new TypeError("fetch failed")),
    ["upstream", "the signature aggregator does not answer"],
  ],
  [
    "answers a signature of another message",
    () => Response.json({ "signed-message": hexOf(signedBy(new Uint8Array(32).fill(2))) }),
    ["upstream", "the signature aggregator answers a signature that does not hold"],
  ],
  [
    "answers too few signatures",
    () => Response.json({ "signed-message": hexOf(signedBy(new Uint8Array(32).fill(2), 1 - first)) }),
    ["upstream", "the signature aggregator answers what does not hold: 33 of 100 signed where 67/100 are needed"],
  ],
])("an aggregator that %s is told as such", async (_, given, expected) => {
  answer = given
  expect(await refusal()).toEqual(expected)
})

test("where the P-Chain does not tell in time who validates, it is said so", async () => {
  const hanging = {
    ...sets,
    at: (_subnet: unknown, _height: unknown, signal: AbortSignal) =>
      new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  } as unknown as ValidatorSets
  const options = { url: "http://127.0.0.1:8080", bls, timeout: 20, maxAggregations: 1, fetch: fake }
  const hasty = new UpstreamAggregator({ ...options, sets: hanging })
  await expect(hasty.aggregate(requestFor(message), never)).rejects.toMatchObject({
    ...{ name: "AggregationError", code: "node", message: "no node of the P-Chain answers in time" },
    cause: { name: "TimeoutError" },
  })
  expect(asked).toEqual([])
})

test("when nobody waits any more, the aggregator is not waited for", async () => {
  const controller = new AbortController()
  let aborted = false
  answer = ({ signal }) =>
    new Promise((_, reject) =>
      signal.addEventListener("abort", () => {
        aborted = true
        reject(signal.reason)
      }),
    )
  const waiting = aggregator.aggregate(requestFor(message), controller.signal)
  const gone = expect(waiting).rejects.toThrow("gone")
  await new Promise((resolve) => setTimeout(resolve, 50))
  controller.abort(new Error("gone"))
  await gone
  expect(aborted).toBe(true)
})

test("closing ends what is being asked", async () => {
  const own = new UpstreamAggregator({
    ...{ url: "http://127.0.0.1:8080", sets, timeout: 20_000, maxAggregations: 1 },
    bls: { close: async () => {} } as BlsThreads,
    fetch: (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason))),
  })
  const aggregating = own.aggregate(requestFor(message), never).catch((error: unknown) => error)
  await own.close()
  expect(await aggregating).toEqual(new Error("the aggregator was closed"))
})
