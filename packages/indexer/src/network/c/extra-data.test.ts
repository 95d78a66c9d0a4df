import { encodeAtomicBatch, encodeCChainAtomicTransaction, formatId, parseHex, parseId } from "@serac/chain"
import fc from "fast-check"
import { expect, test } from "vitest"
import { recordedNetwork } from "../../../test/network/primary-fixtures.ts"
import { recordedChains } from "../../../test/network/recorded-chains.ts"
import { NodeFault } from "../../core/index.ts"
import { readAtomicTransactions, readExtraData } from "./extra-data.ts"

const wanted = { networkId: 1337, blockchainId: parseId(recordedNetwork.cChainId) }
const [, recorded] = recordedChains.C
if (!recorded) throw new Error("no block")
const batch = parseHex(recorded.blockExtraData, "hexnc")

const faultOf = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    if (error instanceof NodeFault) return `${error.kind}: ${error.message}`
    throw error
  }
  return "none"
}

test("a batch and, as before the fifth upgrade, a single transaction are told apart by what they hold", () => {
  const transactions = readAtomicTransactions(batch, 1, wanted)
  const ids = transactions.map(({ id }) => formatId(id))
  expect(ids).toEqual(["2RRShz6pkofdt9acyDPip1vucjLxVhPoVp41dJ3Cvg24RtdMVs"])
  const single = encodeCChainAtomicTransaction(transactions[0] as (typeof transactions)[0])
  expect(readAtomicTransactions(single, 1, wanted).map(({ id }) => formatId(id))).toEqual(ids)
  expect(readAtomicTransactions(encodeAtomicBatch([...transactions, ...transactions]), 1, wanted)).toHaveLength(2)
  expect(readAtomicTransactions(new Uint8Array(), 1, wanted)).toEqual([])
})

test("transactions of another network or chain, and what is none, are the node's fault", () => {
  expect(faultOf(() => readAtomicTransactions(batch, 1, { ...wanted, networkId: 5 }))).toBe(
    "nonsense: a transaction is of network 1337, not 5",
  )
  expect(faultOf(() => readAtomicTransactions(batch, 1, { ...wanted, blockchainId: new Uint8Array(32) }))).toBe(
    "nonsense: a transaction is of another chain",
  )
  expect(faultOf(() => readAtomicTransactions(batch.subarray(1), 7, wanted))).toMatch(
    /^nonsense: block 7 of the C-Chain has atomic transactions that cannot be decoded: /,
  )
})

test("bytes of any kind are read or are the node's fault, and nothing else happens", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(batch.length - 1), (noise, at) => {
      const broken = batch.slice()
      broken.set(noise.subarray(0, Math.max(0, broken.length - at)), at)
      for (const bytes of [noise, broken])
        expect(faultOf(() => readAtomicTransactions(bytes, 1, wanted))).toMatch(/^(none|nonsense: )/)
    }),
    { numRuns: 200 },
  )
})

test("extra data must be that which the header tells, where it tells any", () => {
  for (const block of recordedChains.C) {
    const { blockExtraData, extDataHash } = block as unknown as Record<string, string>
    expect(readExtraData(blockExtraData, extDataHash, 1)).toEqual(
      Buffer.from((blockExtraData as string).slice(2), "hex"),
    )
  }
  const { blockExtraData, extDataHash } = recorded as unknown as Record<string, string>
  const other = "nonsense: block 1 of the C-Chain has another blockExtraData than its header says"
  expect(faultOf(() => readExtraData("0x", extDataHash, 1))).toBe(other)
  expect(faultOf(() => readExtraData(`${blockExtraData}00`, extDataHash, 1))).toBe(other)
  expect(faultOf(() => readExtraData("0x", `0x${"0".repeat(64)}`, 1))).toBe("none")
  for (const none of [undefined, null, 7, "", "0x0", "zz"])
    expect(faultOf(() => readExtraData(none, extDataHash, 1))).toBe(
      "nonsense: block 1 of the C-Chain has no blockExtraData",
    )
})
