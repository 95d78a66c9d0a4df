import { readFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { canonicalValidators, formatId, parseNodeId, WarpError } from "@serac/chain"
import { recordedExchanges } from "@serac/recordings"
import { afterAll, expect, test } from "vitest"
import { isHeld } from "../src/aggregation/verify-signed.ts"
import {
  BlsThreads,
  bytesOfHex,
  hexOf,
  readUnsignedMessage,
  ValidatorAggregator,
  type ValidatorSets,
} from "../src/index.ts"
import { RpcEndpoints } from "../src/sources/rpc-endpoints.ts"
import { requestFor } from "./played-network.ts"

/** What a real node answered, by method and parameters. */
const answers = new Map(
  ["warp", "p-chain"].flatMap((name) => {
    const file = join(recordedExchanges, `recordings/exchanges/${name}.jsonl.gz`)
    const lines = gunzipSync(readFileSync(file)).toString().trim().split("\n")
    return lines.flatMap((line) => {
      const { request, response } = JSON.parse(line) as Record<"request" | "response", { body?: string }>
      const asked = /"method":"([^"]+)","params":(.*)\}$/s.exec(request.body ?? "")
      const answer = /^\{.*"result"/s.test(response.body ?? "") ? JSON.parse(response.body as string).result : undefined
      return asked === null || answer === undefined ? [] : [[`${asked[1]} ${asked[2]}`, answer] as const]
    })
  }),
)
const answerTo = (method: string, params: unknown) => answers.get(`${method} ${JSON.stringify(params)}`)

const subnet = "2HXEVVezdJdQJU75LfXLXfrsqewAXd5neyyr2L1NAFPWakuYyv"
const messageId = "bD315yPSGRFRcmRTD6myB3Tjw7TrSRZ1WNFiVrDXT1QZz7qmR"
const members = answerTo("platform.getValidatorsAt", { height: "proposed", subnetID: subnet }) as Readonly<
  Record<string, { readonly publicKey: string | null; readonly weight: string }>
>
const set = canonicalValidators(
  Object.entries(members).map(([nodeId, { publicKey, weight }]) => ({
    nodeID: parseNodeId(nodeId),
    weight: BigInt(weight),
    publicKey: publicKey === null ? undefined : bytesOfHex(publicKey),
  })),
)
const unsigned = readUnsignedMessage(bytesOfHex(answerTo("warp_getMessage", [messageId]) as string))
const signed = bytesOfHex(answerTo("warp_getMessageAggregateSignature", [messageId, 67, subnet]) as string)
const bls = new BlsThreads({ count: 1 })
afterAll(() => bls.close())

test("an aggregate that a real node made holds, with 1000 of 1209, and not at a quorum that it does not reach", async () => {
  const verification = { unsigned: unsigned.bytes, set, bls }
  expect(await isHeld(signed, { ...verification, quorum: 82 })).toBe(true)
  await expect(isHeld(signed, { ...verification, quorum: 83 })).rejects.toBeInstanceOf(WarpError)
})

test("of the real node's own signature the same bytes are made as the node made", async () => {
  const recorded: typeof globalThis.fetch = async (input, init) => {
    const { id, method, params } = (await new Request(input, init).json()) as {
      id: unknown
      method: string
      params: unknown
    }
    return Response.json({ jsonrpc: "2.0", id, result: answerTo(method, params) })
  }
  const nodeId = "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"
  const source = new RpcEndpoints([{ nodeId, url: "http://localhost:9650" }], { fetch: recorded })
  const verifiersOf = async () => []
  const sets = {
    verifiersOf,
    at: async () => ({ subnetID: new Uint8Array(32), height: 1n, set, underfunded: new Set() }),
  }
  const limits = { timeout: 20_000, validatorTimeout: 20_000, concurrency: 8, maxAggregations: 1 }
  const aggregator = new ValidatorAggregator({ sets: sets as unknown as ValidatorSets, source, bls, ...limits })
  const request = requestFor(unsigned, { signingSubnetID: new Uint8Array(32) })
  expect(formatId(unsigned.id)).toBe(messageId)
  expect(hexOf(await aggregator.aggregate(request, AbortSignal.timeout(60_000)))).toBe(hexOf(signed))
})
