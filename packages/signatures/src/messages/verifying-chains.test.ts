import { readFileSync } from "node:fs"
import {
  decodeUnsignedWarpMessage,
  encodePChainMessage,
  encodeUnsignedWarpMessage,
  encodeWarpPayload,
  formatId,
  type UnsignedWarpMessage,
  type WarpPayload,
} from "@serac/chain"
import { expect, test } from "vitest"
import { verifyingChains } from "./verifying-chains.ts"

const source = new Uint8Array(32).fill(1)
const other = new Uint8Array(32).fill(2)
const zero = new Uint8Array(32)

const message = (payload: WarpPayload, sourceChainID = source): UnsignedWarpMessage =>
  decodeUnsignedWarpMessage(
    encodeUnsignedWarpMessage({ networkID: 1, sourceChainID, payload: encodeWarpPayload(payload) }),
  )
const call = (payload: Uint8Array, sourceAddress = new Uint8Array(20)): WarpPayload => ({
  type: "AddressedCall",
  sourceAddress,
  payload,
})
const weight = encodePChainMessage({ type: "L1ValidatorWeight", validationID: other, nonce: 1n, weight: 2n })

/** A recorded ICM message from a contract on an L1 to the C-Chain of its network, signed by a node of the L1. */
function recorded(): UnsignedWarpMessage {
  const file = new URL("../../../wire/test/peer/fixtures/peer-l1.jsonl", import.meta.url)
  const requests = readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => /"requestId":7,"deadline":"\d+","appBytes":"([^"]+)"/.exec(line)?.[1] ?? [])
  // The handler, a field and its length of two bytes come first.
  return decodeUnsignedWarpMessage(Buffer.from(requests[0] ?? "", "base64").subarray(4))
}

test("an ICM message is judged by its destination", () => {
  expect(verifyingChains(recorded()).map(formatId)).toEqual([
    "Sk9iohDWfUTCbt9zBACAyFSD2kNKSRbxfLeBg2E118sfnmg98",
    "J51rd9T4FHyS8xMhr92wKBikX9JN33tbS9b2hH6kg9UBFttH1",
  ])
})

test("what an L1's manager says of its validators is judged by the P-Chain", () => {
  expect(verifyingChains(message(call(weight)))).toEqual([zero, source])
})

test("who is named judges, and nobody else", () => {
  expect(verifyingChains(message(call(weight)), other)).toEqual([other])
})

test("of a message that does not say whom it is for, its own blockchain's epoch is taken", () => {
  const block = message({ type: "Hash", hash: other })
  const text = message(call(new TextEncoder().encode("hello")))
  const words = message(call(new Uint8Array(320).fill(7)))
  expect([block, text, words].map((one) => verifyingChains(one))).toEqual([[source], [source], [source]])
  expect(verifyingChains(message(call(weight, new Uint8Array()), zero))).toEqual([zero])
})

test("a payload with fewer words than an ICM message, or half a word more, is judged by its source", () => {
  const payload = new Uint8Array(9 * 32)
  // The offset of the struct, and the destination.
  payload[31] = 32
  payload.set(other, 3 * 32)
  const payloads = [payload, payload.subarray(0, 8 * 32), Uint8Array.from([...payload, ...new Uint8Array(16)])]
  expect(payloads.map((one) => verifyingChains(message(call(one))))).toEqual([[other, source], [source], [source]])
})

test("a payload whose offset or sender is not that of an ICM message is judged by its source", () => {
  const icm = (change: (payload: Uint8Array) => void) => {
    const payload = new Uint8Array(9 * 32)
    payload[31] = 32
    payload.fill(9, 2 * 32 + 12, 3 * 32)
    payload.set(other, 3 * 32)
    change(payload)
    return verifyingChains(message(call(payload)))
  }
  const put = (at: number, byte: number) => (payload: Uint8Array) => void payload.set([byte], at)
  expect([icm(() => {}), icm(put(32, 1)), icm(put(8 * 32, 1))]).toEqual(Array(3).fill([other, source]))
  expect([icm(put(31, 33)), icm(put(0, 1)), icm(put(30, 1)), icm(put(2 * 32, 1)), icm(put(2 * 32 + 11, 1))]).toEqual(
    Array(5).fill([source]),
  )
  // To its own blockchain.
  expect(icm((payload) => payload.set(source, 3 * 32))).toEqual([source])
})

test("a registration is judged by the P-Chain, and another message of a manager by its source", () => {
  const owner = { threshold: 1, addresses: [new Uint8Array(20)] }
  const registration = encodePChainMessage({
    ...{ type: "RegisterL1Validator", subnetID: other, nodeID: new Uint8Array(20), weight: 1n },
    ...{ blsPublicKey: new Uint8Array(48), expiry: 1n, remainingBalanceOwner: owner, disableOwner: owner },
  })
  const conversion = encodePChainMessage({ type: "SubnetToL1Conversion", id: other })
  expect([verifyingChains(message(call(registration))), verifyingChains(message(call(conversion)))]).toEqual([
    [zero, source],
    [source],
  ])
})
