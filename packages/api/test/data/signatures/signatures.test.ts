import {
  canonicalValidators,
  decodeWarpMessage,
  encodeUnsignedWarpMessage,
  encodeWarpPayload,
  formatId,
  formatNodeId,
} from "@serac/chain"
import { verifyWarpMessage } from "@serac/chain/bls"
import type { Devnet, L1 } from "@serac/devnet"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import type { DataServiceOptions } from "../../../src/data/index.ts"
import { get, houseOf, type NetworkHouse, post, refusal } from "../networks/fake-network.ts"
import { beginDevnet, blockMessage, conversionOf, definitionOf, nodeOf, signAs } from "./devnet.ts"

let devnet: Devnet
const houses: NetworkHouse[] = []
beforeAll(async () => {
  devnet = await beginDevnet()
})
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close()
})
afterAll(() => devnet.close())

const path = "/v1/signatureAggregator/fuji/aggregateSignatures"
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex")
const primary = "11111111111111111111111111111111LpoYY"
const l1 = () => devnet.l1s[0] as L1
const firstNode = () => formatNodeId(devnet.network.validators[0]?.nodeID ?? new Uint8Array())

/** A service over the devnet, which asks the one validator whose node there is. */
async function open(options: Partial<DataServiceOptions> = {}, parts = {}): Promise<NetworkHouse> {
  const house = await houseOf(parts, {
    networks: [definitionOf(devnet)],
    nodes: { fetch: nodeOf(devnet) },
    signatures: { endpoints: [{ nodeId: firstNode(), url: "http://localhost:9650" }] },
    ...options,
  })
  houses.push(house)
  return house
}

/** The weight of who signed, as a node finds it out. */
function weightOf(signedMessage: string, quorum: bigint, subnetID: Uint8Array = new Uint8Array(32)): bigint {
  const { p, genesis } = devnet.network
  const members = p.validatorsAt(p.minimumHeight).get(hex(subnetID)) ?? []
  return verifyWarpMessage(decodeWarpMessage(Buffer.from(signedMessage, "hex")), {
    networkID: genesis.networkID,
    validators: canonicalValidators(members),
    quorum: { num: quorum, den: 100n },
  }).weight
}

test("a message is signed, however its bytes, the subnet and the height are spelt", async () => {
  const house = await open()
  const message = hex(blockMessage(devnet))
  const bodies = [
    { message, quorumPercentage: 20 },
    { message: `0x${message.toUpperCase()}`, quorumPercentage: 20 },
    { message, quorumPercentage: 20, signingSubnetId: primary },
    { message, quorumPercentage: 20, signingSubnetId: "0".repeat(64) },
    {
      message,
      quorumPercentage: 20,
      signingSubnetId: `0x${"0".repeat(64)}`,
      pChainHeight: devnet.network.p.minimumHeight,
    },
    { message, quorumPercentage: 0, quorumPercentageBuffer: 100 },
  ]
  const answers = await Promise.all(bodies.map((body) => post(house, path, body)))
  const [{ signedMessage }] = answers.map(({ body }) => body) as [{ signedMessage: string }]
  expect(answers).toEqual(bodies.map(() => ({ status: 200, body: { signedMessage } })))
  expect(weightOf(signedMessage, 20n)).toBe(2_000_000_000_000_000n)
})

test("a quorum that cannot be reached is a 503 that names who is missing and why, and not to be asked for again", async () => {
  const house = await open()
  const { status, headers, body } = await answerTo(house, { quorumPercentage: 21 })
  expect([status, headers.get("retry-after"), headers.get("x-should-retry"), body]).toEqual([
    503,
    null,
    "false",
    {
      message: expect.stringMatching(
        /^a quorum of 21 percent of the weight of subnet 11111111111111111111111111111111LpoYY at P-Chain height \d+ cannot be reached: 0\.00 percent had signed by then; no way to ask: (NodeID-\w+(, |; )){4}not asked any more: NodeID-\w+$/,
      ),
      statusCode: 503,
      error: "Service Unavailable",
    },
  ])
})

test("a quorum that may be reached soon is a 503 that says when to ask again", async () => {
  const node = nodeOf(devnet)
  const away: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if ((await request.clone().text()).includes("warp_")) throw new TypeError("fetch failed")
    return node(request)
  }
  const house = await open({ nodes: { fetch: away } })
  const { status, headers, body } = await answerTo(house, { quorumPercentage: 20 })
  expect([status, headers.get("retry-after"), headers.get("x-should-retry"), body.message]).toEqual([
    503,
    "5",
    null,
    expect.stringMatching(/was not reached: 0\.00 percent have signed; .*; not reachable: NodeID-\w+$/),
  ])
})

test("a signing subnet that is none, but a blockchain or nothing at all, is refused", async () => {
  const house = await open()
  const message = hex(blockMessage(devnet))
  const ids = [formatId(l1().blockchainID), formatId(new Uint8Array(32).fill(9))]
  const answers = await Promise.all(ids.map((signingSubnetId) => post(house, path, { message, signingSubnetId })))
  expect(answers).toEqual(
    ids.map((id) =>
      refusal(400, "Bad Request", `signingSubnetId must be the ID of a subnet of this network, and ${id} is of none`),
    ),
  )
})

/** The answer to whoever wants the C-Chain's first block to be signed. */
async function answerTo(house: NetworkHouse, options: object) {
  const body = JSON.stringify({ message: hex(blockMessage(devnet)), ...options })
  const headers = { "content-type": "application/json" }
  const response = await fetch(house.service.url + path, { method: "POST", headers, body })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as { readonly message: string },
  }
}

test("what the P-Chain says and the primary network signs is signed at the height of the C-Chain's epoch", async () => {
  const paths: string[] = []
  const node = nodeOf(devnet)
  const noting: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    paths.push(new URL(request.url).pathname)
    return node(request)
  }
  const house = await open({ nodes: { fetch: noting } })
  const message = encodeUnsignedWarpMessage({
    networkID: devnet.network.genesis.networkID,
    sourceChainID: new Uint8Array(32),
    payload: encodeWarpPayload({ type: "AddressedCall", sourceAddress: new Uint8Array(), payload: new Uint8Array() }),
  })
  expect((await post(house, path, { message: hex(message) })).status).toBe(503)
  const asked = paths.filter((one) => one.endsWith("/proposervm"))
  expect(asked).toEqual([`/ext/bc/${formatId(devnet.network.genesis.cChainID)}/proposervm`])
})

test("in the public dialect the status is 201, as the hosted service's", async () => {
  const house = await open({ dialect: "public" })
  const answer = await post(house, path, { message: hex(blockMessage(devnet)), quorumPercentage: 20 })
  expect(answer).toEqual({ status: 201, body: { signedMessage: expect.stringMatching(/^[0-9a-f]+$/) } })
})

test("a conversion's message, by its transaction or by its justification, is signed by the L1 that is told of it", async () => {
  const asked: unknown[] = []
  const node = nodeOf(devnet)
  const aggregator: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (new URL(request.url).pathname !== "/aggregate-signatures") return node(request)
    const body = (await request.json()) as { readonly message: string }
    asked.push(body)
    return Response.json({ "signed-message": hex(signAs(devnet, l1(), Buffer.from(body.message, "hex"))) })
  }
  const house = await open({ signatures: { aggregator: "http://127.0.0.1:8090" }, nodes: { fetch: aggregator } })
  const bySubnet = await post(house, path, { justification: hex(l1().subnetID) })
  const byTransaction = await get(house, `${path}/${await conversionOf(devnet)}`)
  expect([bySubnet.status, byTransaction]).toEqual([200, bySubnet])
  const { signedMessage } = bySubnet.body as { signedMessage: string }
  expect(weightOf(signedMessage, 67n, l1().subnetID)).toBe(300n)
  expect(asked).toEqual(
    Array(2).fill({
      message: expect.any(String),
      justification: hex(l1().subnetID),
      "signing-subnet-id": hex(l1().subnetID),
      "quorum-percentage": 67,
    }),
  )
})

test("other transactions are refused by their kind and their chain, and unknown ones are not found", async () => {
  const unknown = formatId(new Uint8Array(32).fill(9))
  const ofX = formatId(new Uint8Array(32).fill(8))
  const transaction = async (id: Uint8Array) => (formatId(id) === ofX ? { chain: "X" } : undefined)
  const house = await open({}, { transaction })
  const creation = formatId(l1().blockchainID)
  expect(await Promise.all([unknown, ofX, creation].map((id) => get(house, `${path}/${id}`)))).toEqual([
    refusal(404, "Not Found", `transaction ${unknown} was not found`),
    refusal(
      400,
      "Bad Request",
      `transaction ${ofX} is of the x-chain, and only transactions of the p-chain make messages about L1s`,
    ),
    refusal(
      400,
      "Bad Request",
      `transaction ${creation} is a CreateChainTx, which makes no message about an L1; ConvertSubnetToL1Tx, ` +
        "RegisterL1ValidatorTx and SetL1ValidatorWeightTx do",
    ),
  ])
})

test.each([
  [{}, "message or justification must be given"],
  [{ message: "" }, "message must be bytes in hexadecimal, not ''"],
  [{ message: "0x0" }, "message must be bytes in hexadecimal, not '0x0'"],
  [{ justification: "0xzz" }, "justification must be bytes in hexadecimal, not '0xzz'"],
  [
    { justification: "0x0a" },
    "justification must be a subnet ID, or show which L1 validator was removed, where there is no message, not '0x0a'",
  ],
  [{ message: "0x0102" }, "message must be an unsigned warp message with a payload of at most 24 KiB, not '0x0102'"],
])("%j is refused: %s", async (body, message) => {
  const house = await open()
  expect(await post(house, path, body)).toEqual(refusal(400, "Bad Request", message))
})

test("of every rule that is broken at once all is said", async () => {
  const house = await open()
  const other = `000000000005${"07".repeat(32)}00000000`
  const body = { message: other, quorumPercentage: 90, quorumPercentageBuffer: 11 }
  expect(await post(house, path, body)).toEqual(
    refusal(
      400,
      "Bad Request",
      "quorumPercentage and quorumPercentageBuffer must not exceed 100 together, and 90 and 11 do; " +
        "message must be of network 12345, and is of network 5",
    ),
  )
})

test("when the caller goes away, nobody is asked any more", async () => {
  let asked = () => {}
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve
  })
  let aborted = () => {}
  const isAborted = new Promise<void>((resolve) => {
    aborted = resolve
  })
  const node = nodeOf(devnet)
  // A request that nothing refers to is collected, and its signal with it.
  const held: Request[] = []
  const silent: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    held.push(request)
    if (!(await request.clone().text()).includes("warp_")) return node(request)
    asked()
    return new Promise((_, reject) =>
      request.signal.addEventListener("abort", () => {
        aborted()
        reject(request.signal.reason)
      }),
    )
  }
  const house = await open({ nodes: { fetch: silent } })
  const controller = new AbortController()
  const request = fetch(house.service.url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ message: hex(blockMessage(devnet)), quorumPercentage: 20 }),
    signal: controller.signal,
  })
  const gone = expect(request).rejects.toThrow()
  await isAsked
  controller.abort()
  await gone
  await isAborted
})
