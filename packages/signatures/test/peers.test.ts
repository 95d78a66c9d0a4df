import {
  canonicalValidators,
  decodeUnsignedWarpMessage,
  decodeWarpMessage,
  encodeUnsignedWarpMessage,
  encodeWarpPayload,
  formatNodeId,
  type UnsignedWarpMessage,
} from "@serac/chain"
import { verifyWarpMessage } from "@serac/chain/bls"
import type { L1, SigningKind } from "@serac/devnet"
import { startDevnet } from "@serac/devnet/start"
import { afterAll, beforeEach, expect, test } from "vitest"
import { AggregationError, createSignatures, L1Messages } from "../src/index.ts"
import { requestFor } from "./played-network.ts"

const running = await startDevnet({ seed: "signatures", peers: true, l1s: [{ name: "firn", chainID: 99_123 }] })
const { devnet, url } = running
const { network, keyring } = devnet
const { networkID: networkId } = network.genesis
const limits = { timeout: 60_000, validatorTimeout: 10_000 }
const signatures = createSignatures({ networkId, nodeUrls: [url] }, { peers: true, ...limits })
const { aggregator, pChain, sets } = signatures
const never = new AbortController().signal
const l1 = devnet.l1s[0] as L1
const [first, second, third] = l1.validators.map(({ nodeID }) => formatNodeId(nodeID)) as [string, string, string]

afterAll(async () => {
  await signatures.close()
  await running.close()
})
const behave = (at: number, signing: SigningKind, delay = 0) =>
  keyring.behave(l1.validators[at]?.bls.publicKey ?? new Uint8Array(), signing, delay)
beforeEach(() => {
  for (const at of [0, 1, 2]) behave(at, "signs")
})

/** The hash of a block of the L1, or what looks like one: remembered signatures are of another message then. */
function messageOf(hash: Uint8Array): UnsignedWarpMessage {
  const payload = encodeWarpPayload({ type: "Hash", hash })
  return decodeUnsignedWarpMessage(
    encodeUnsignedWarpMessage({ networkID: networkId, sourceChainID: l1.blockchainID, payload }),
  )
}
async function newBlock(): Promise<UnsignedWarpMessage> {
  const chain = devnet.chains.get(l1.blockchainID)?.chain
  if (chain === undefined) throw new Error("the L1 does not run")
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "evm_mine", params: [] })
  const headers = { "content-type": "application/json" }
  const path = `/ext/bc/${devnet.network.chains.primaryAlias(l1.blockchainID)}/rpc`
  await fetch(url + path, { method: "POST", headers, body })
  return messageOf(Buffer.from(chain.tip.hash.slice(2), "hex"))
}

/** At a height at which the L1 is one: proposers look validators up at an older one for half a minute. */
const atLast = () => ({ signingSubnetID: l1.subnetID, pChainHeight: BigInt(network.p.last.height) })

function weightOf(bytes: Uint8Array): bigint {
  const members = network.p.validatorsAt(network.p.last.height).get(Buffer.from(l1.subnetID).toString("hex")) ?? []
  const quorum = { num: 0n, den: 1n }
  return verifyWarpMessage(decodeWarpMessage(bytes), {
    networkID: networkId,
    validators: canonicalValidators(members),
    quorum,
  }).weight
}

async function missing(promise: Promise<unknown>): Promise<readonly string[]> {
  const error = await promise.catch((thrown: unknown) => thrown)
  if (!(error instanceof AggregationError)) throw error
  expect(error.code).toMatch(/^quorum/)
  const [, words = ""] = error.message.split(/percent (?:have signed|had signed by then); /)
  return words.split("; ")
}

test("validators sign over the peer network, and a node takes what comes of it", async () => {
  expect(weightOf(await aggregator.aggregate(requestFor(await newBlock(), atLast()), never))).toBe(300n)
})

test("who lies, keeps silent or refuses is named with what it said; who is slow is waited for", async () => {
  const message = await newBlock()
  behave(0, "signs something else")
  behave(1, "keeps silent")
  behave(2, "refuses")
  expect(await missing(aggregator.aggregate(requestFor(message, { ...atLast(), quorum: 1 }), never))).toEqual([
    `refused: ${third} (code -1: 'failed to sign message')`,
    `wrong signature: ${first}`,
    `no answer in time: ${second}`,
  ])
  behave(2, "signs", 200)
  expect(weightOf(await aggregator.aggregate(requestFor(message, { ...atLast(), quorum: 33 }), never))).toBe(100n)
})

test("what no chain has accepted nobody signs, and it is told so", async () => {
  const unknown = messageOf(new Uint8Array(32).fill(9))
  const [one] = await missing(aggregator.aggregate(requestFor(unknown, { ...atLast(), quorum: 100 }), never))
  expect(one).toMatch(/^refused: .*\(code 2: 'failed to get block \w+: not found'\)/)
})

test("the P-Chain's message of a conversion is signed where it is justified", async () => {
  const madeBy = async () => undefined
  const { receiver, ...message } = await new L1Messages({ networkId, pChain, madeBy }).ofJustification(
    l1.subnetID,
    never,
  )
  expect(await sets.subnetOf(receiver, never)).toEqual(l1.subnetID)
  const request = { ...requestFor(message.message), ...atLast() }
  const unjustified = await missing(aggregator.aggregate({ ...request, quorum: 100 }, never))
  expect(unjustified[0]).toMatch(/^refused: .*\(code 5: 'failed to parse justification: invalid hash length/)
  expect(weightOf(await aggregator.aggregate({ ...request, ...message }, never))).toBe(300n)
})

test("a validator whose address nobody knows is told as such", async () => {
  devnet.peers.clear()
  const alone = createSignatures({ networkId, nodeUrls: [url] }, { peers: true, ...limits })
  const waiting = missing(alone.aggregator.aggregate(requestFor(await newBlock(), { ...atLast(), quorum: 100 }), never))
  expect((await waiting).some((words) => words.startsWith("address not known: "))).toBe(true)
  await alone.close()
})
