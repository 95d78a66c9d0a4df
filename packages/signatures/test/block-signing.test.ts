import { startDevnet } from "@serac/devnet/start"
import { afterAll, beforeEach, expect, test } from "vitest"
import {
  AggregationError,
  type AggregationRequest,
  createSignatures,
  type Refused,
  type SignatureAggregator,
  signBlock,
} from "../src/index.ts"

const running = await startDevnet({ seed: "block-signing", peers: true })
const { network, keyring } = running.devnet
const { networkID, cChainID } = network.genesis
const asking = (limits: object) =>
  createSignatures({ networkId: networkID, nodeUrls: [running.url] }, { peers: true, ...limits })
const patient = asking({ timeout: 60_000, validatorTimeout: 20_000 })
const impatient = asking({ timeout: 60_000, validatorTimeout: 300 })
const never = new AbortController().signal
const validators = network.validators.map(({ bls }) => bls.publicKey)

afterAll(async () => {
  await Promise.all([patient.close(), impatient.close()])
  await running.close()
})
beforeEach(() => {
  for (const key of validators) keyring.behave(key, "signs")
})

async function newHash(): Promise<Uint8Array> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "evm_mine", params: [] })
  const headers = { "content-type": "application/json" }
  await fetch(`${running.url}/ext/bc/C/rpc`, { method: "POST", headers, body })
  const chain = running.devnet.chains.get(cChainID)?.chain
  return Buffer.from(chain?.tip.hash.slice(2) ?? "", "hex")
}
const sign = (hash: Uint8Array, { aggregator } = patient) =>
  signBlock(aggregator, { networkID, blockchainID: cChainID, hash }, never)

test("validators of a played network sign the hash of an accepted block", async () => {
  expect(await sign(await newHash())).toEqual({ outcome: "signed" })
})

test("a false hash is refused, also where a validator with less than a third of the weight keeps silent", async () => {
  const [away] = validators
  const hash = await newHash()
  hash[31] = (hash[31] ?? 0) ^ 1
  const refused = { outcome: "refused", reason: expect.stringMatching(/refused: NodeID-\w+ \(code [24]: '/) }
  expect(await sign(hash)).toEqual(refused)
  keyring.behave(away as Uint8Array, "keeps silent")
  hash[31] ^= 2
  expect(await sign(hash)).toEqual(refused)
})

test("silent validators refuse nothing", async () => {
  for (const key of validators) keyring.behave(key, "keeps silent")
  const hash = await newHash()
  expect(await sign(hash, impatient)).toEqual({
    outcome: "unsigned",
    reason: expect.stringContaining("no answer in time: NodeID-"),
  })
})

/** An aggregator that gets too few signatures of a set with a weight of 100. */
function refusing(refusals: readonly Refused[]): SignatureAggregator & { readonly asked: AggregationRequest[] } {
  const asked: AggregationRequest[] = []
  return {
    asked,
    aggregate: async (request) => {
      asked.push(request)
      throw new AggregationError("quorum", "too few", { refusals, totalWeight: 100n })
    },
    close: async () => {},
  }
}
const block = { networkID: 5, blockchainID: new Uint8Array(32).fill(1), hash: new Uint8Array(32).fill(2) }
const tooFew = { outcome: "unsigned", reason: "too few" }

test.each([
  ["more than a third that know no such block", [34n], 2, { outcome: "refused", reason: "too few" }],
  ["all of them, from Helicon on", [60n, 40n], 4, { outcome: "refused", reason: "too few" }],
  ["all of them by HTTP", [100n], -32_000, { outcome: "refused", reason: "too few" }],
  ["a third exactly", [33n], 2, tooFew],
  ["nobody", [], 2, tooFew],
  [
    "those that do not know the kind of message",
    [50n],
    1,
    { outcome: "unsigned", reason: "validators do not sign hashes of its blocks: too few" },
  ],
  [
    "those without the method",
    [50n],
    -32_601,
    { outcome: "unsigned", reason: "validators do not sign hashes of its blocks: too few" },
  ],
])("refusals of %s", async (_, weights, number, outcome) => {
  const aggregator = refusing(weights.map((weight) => ({ weight, number })))
  expect(await signBlock(aggregator, block, never)).toEqual(outcome)
  expect(aggregator.asked).toEqual([
    expect.objectContaining({ quorum: 67, buffer: 0, pChainHeight: 0n, hearsRefusals: true }),
  ])
})

test("refusals of both kinds are a refusal where those that know no such block are enough alone", async () => {
  const both = (unknown: bigint) => [
    { weight: unknown, number: 2 },
    { weight: 30n, number: undefined },
  ]
  expect((await signBlock(refusing(both(34n)), block, never)).outcome).toBe("refused")
  expect((await signBlock(refusing(both(33n)), block, never)).outcome).toBe("unsigned")
})

test("an aggregation that did not come to ask anybody is no refusal", async () => {
  const busy = new AggregationError("busy", "too many")
  const aggregator = { ...refusing([]), aggregate: () => Promise.reject(busy) }
  expect(await signBlock(aggregator, block, never)).toEqual({ outcome: "unsigned", reason: "too many" })
})

test("what is no failed aggregation is thrown", async () => {
  const broken = { ...refusing([]), aggregate: async () => Promise.reject(new TypeError("broken")) }
  await expect(signBlock(broken, block, never)).rejects.toThrow("broken")
})
