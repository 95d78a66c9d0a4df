import type { StoredBlockRows } from "@serac/store"
import { expect, test } from "vitest"
import { NodeFault } from "../../../src/core/index.ts"
import { decodeBlock } from "../../../src/evm/decode/block.ts"
import { Parties } from "../../../src/evm/decode/parties.ts"
import {
  type ChainSides,
  compareBlock,
  compareBlockHash,
  compareWholeOrHash,
} from "../../../src/evm/reconciliation/compare-block.ts"
import { differingMembers } from "../../../src/evm/reconciliation/differing-members.ts"
import { FakeChain } from "../fake-chain.ts"

const { signal } = new AbortController()
const { blocks } = new FakeChain(12)
const parties = new Parties()
const decodedOf = (number: number) => {
  const { block, receipts } = blocks[number] as unknown as { readonly block: object; readonly receipts: object[] }
  return decodeBlock({ number }, { block, receipts }, { chainId: "43112", parties })
}
/** The first block with a transfer, and what is stored of it. */
const number = blocks.findIndex((_, at) => decodedOf(at).transfers.length > 1)
const decoded = decodedOf(number)
const rows = {
  hash: decoded.block.hash,
  json: `${decoded.block.fragment}}`,
  transactions: decoded.transactions,
  transfers: decoded.transfers,
} as unknown as StoredBlockRows

interface World {
  readonly stored?: Partial<StoredBlockRows> | undefined
  readonly head?: number | undefined
  readonly blocks?: () => never
  readonly verify?: (number: number) => void
  readonly header?: { readonly hash: string } | undefined
}

function sidesOf(world: World): ChainSides {
  const head = "head" in world ? world.head : 11
  const stored = "stored" in world ? world.stored && { ...rows, ...world.stored } : rows
  return {
    reader: {
      chainId: "43112",
      head: async () => (head === undefined ? undefined : { head: { number: head }, nodeHead: head }),
      header: async () => stored,
      block: async () => stored,
    },
    node: {
      header: async () => ("header" in world ? world.header : { hash: decoded.block.hash }),
      blocks: async (_: unknown, __: unknown, ___: unknown, read: (given: unknown[]) => unknown) => {
        world.blocks?.()
        const { block, receipts } = blocks[number] as unknown as { readonly block: object; readonly receipts: object[] }
        return { value: read([{ block, receipts }]), bytes: 0 }
      },
    },
    parties,
    ...(world.verify && { verifier: { verify: world.verify } }),
  } as unknown as ChainSides
}
const whole = (world: World = {}) => compareBlock(sidesOf(world), number, signal)
const counts = {
  "block-hash": 1,
  block: 1,
  transaction: decoded.transactions.length,
  transfer: decoded.transfers.length,
}
const key = String(number)
const findingsOf = async (world: World) => {
  const outcome = await whole(world)
  if ("skipped" in outcome) throw new Error(outcome.skipped)
  return outcome.findings
}

test("a block whose rows are those of the node's answers shows no difference, and all is counted", async () => {
  expect(await whole()).toEqual({ compared: counts, findings: [] })
  expect(counts.transfer).toBeGreaterThan(1)
})

test("each list of a block is compared item by item, and with the values that list it", async () => {
  const [transaction, ...others] = rows.transactions as [(typeof rows.transactions)[0]]
  const [transfer, ...moreTransfers] = rows.transfers as [(typeof rows.transfers)[0]]
  const place = `${number}/${transaction.index}`
  const at = `${number}/${transfer.logIndex}/${transfer.batchIndex}`
  const changed = { ...transaction, succeeded: !transaction.succeeded }
  expect(await findingsOf({ stored: { transactions: [changed, ...others] } })).toEqual([
    ...[
      {
        kind: "transaction",
        key: `${place} succeeded`,
        stored: String(changed.succeeded),
        node: String(transaction.succeeded),
      },
    ],
  ])
  expect(await findingsOf({ stored: { transactions: others } })).toMatchObject([
    { kind: "transaction", key: place, stored: "absent" },
  ])
  const more = { ...transaction, index: 99 }
  expect(await findingsOf({ stored: { transactions: [transaction, ...others, more] } })).toMatchObject([
    { kind: "transaction", key: `${number}/99`, node: "absent" },
  ])
  const listed = {
    ...transfer,
    standard: "other",
    token: `0x${"7".repeat(40)}`,
    tokenId: "5",
  } as unknown as typeof transfer
  const found = await findingsOf({ stored: { transfers: [listed, ...moreTransfers] } })
  expect(found.map((one) => [one.kind, one.key])).toEqual(
    ["standard", "token", "tokenId"].map((member) => ["transfer", `${at} ${member}`]),
  )
  expect(found[2]).toMatchObject({ stored: "5" })
  expect(await findingsOf({ stored: { transfers: moreTransfers } })).toMatchObject([
    { kind: "transfer", key: at, stored: "absent" },
  ])
  const { json } = rows
  const spoiled = json.replace(/"gasUsed":"\d+"/, '"gasUsed":"7"')
  expect(spoiled).not.toBe(json)
  expect(await findingsOf({ stored: { json: spoiled } })).toMatchObject([
    { kind: "block", key: `${number} gasUsed`, stored: "7" },
  ])
  expect(await findingsOf({ stored: { json: "no json" } })).toMatchObject([{ kind: "block", key, stored: "no json" }])
})

test("a block of another hash is one difference, whatever is in it", async () => {
  const hash = `0x${"1".repeat(64)}` as const
  const expected = {
    compared: { "block-hash": 1 },
    findings: [{ kind: "block-hash", key, stored: hash, node: decoded.block.hash }],
  }
  expect(await whole({ stored: { hash, transactions: [] } })).toEqual(expected)
  expect(await compareBlockHash(sidesOf({ stored: { hash } }), number, signal)).toEqual(expected)
  expect(await compareBlockHash(sidesOf({}), number, signal)).toEqual({ compared: { "block-hash": 1 }, findings: [] })
})

test("a block that is missing below the head is a gap, and one above it is not due", async () => {
  const gap = {
    compared: { "block-hash": 1 },
    findings: [{ kind: "block-hash", key, stored: "absent", node: decoded.block.hash }],
  }
  const early = { skipped: `block ${number} is not stored yet` }
  const heads = [number + 1, number, number - 1, undefined]
  const expected = [gap, gap, early, early]
  expect(await Promise.all(heads.map((head) => whole({ stored: undefined, head })))).toEqual(expected)
  expect(
    await Promise.all(heads.map((head) => compareBlockHash(sidesOf({ stored: undefined, head }), number, signal))),
  ).toEqual(expected)
  expect(await compareBlockHash(sidesOf({ header: undefined }), number, signal)).toEqual({
    skipped: `the node does not have block ${number}`,
  })
})

test("a node's answers are verified where there is a verifier", async () => {
  const asked: number[] = []
  await whole({ verify: (one) => asked.push(one) })
  expect(asked).toEqual([number])
  const lie = new NodeFault("nonsense", "a lie")
  const verify = () => {
    throw lie
  }
  await expect(whole({ verify })).rejects.toBe(lie)
})

test("of a node that does not keep old receipts the hash is compared, and other faults are faults", async () => {
  const of = (kind: NodeFault["kind"]) => {
    const failing = () => {
      throw new NodeFault(kind, kind)
    }
    return compareWholeOrHash(sidesOf({ blocks: failing }), number, signal).then(
      (outcome) => outcome,
      (error: Error) => error.message,
    )
  }
  const hash = { compared: { "block-hash": 1 }, findings: [] }
  expect(await Promise.all((["behind", "refused", "timeout", "nonsense"] as const).map(of))).toEqual([
    ...[hash, hash, "timeout", "nonsense"],
  ])
  const broken = () => {
    throw new RangeError("no memory")
  }
  await expect(compareWholeOrHash(sidesOf({ blocks: broken }), number, signal)).rejects.toThrow("no memory")
  expect(await compareWholeOrHash(sidesOf({}), number, signal)).toEqual({ compared: counts, findings: [] })
})

test("items differ in the members that differ, except for those that nodes and stores may leave out", () => {
  const [one, other] = ['{"a":{"b":"1","c":null},"d":[5,6]}', '{"a":{"b":"2","c":null},"d":[5,7],"e":true}']
  expect(differingMembers(one, other)).toEqual([
    { path: "a.b", stored: "1", node: "2" },
    { path: "d.1", stored: "6", node: "7" },
    { path: "e", stored: "absent", node: "true" },
  ])
  expect(differingMembers(other, one).at(-1)).toEqual({ path: "e", stored: "true", node: "absent" })
  expect(differingMembers(one, one)).toEqual([])
  expect(differingMembers("x", one)).toEqual([{ path: "", stored: "x", node: one }])
  expect(differingMembers(one, "x")).toEqual([{ path: "", stored: one, node: "x" }])
  for (const name of ["blockTimestampMilliseconds", "blockMinDelayExcess", "cumulativeTransactions"]) {
    const [without, with_, third] = ['{"a":1}', `{"a":1,"${name}":5}`, `{"a":1,"${name}":6}`] as const
    expect([differingMembers(without, with_), differingMembers(with_, without)]).toEqual([[], []])
    expect(differingMembers(with_, third)).toEqual([{ path: name, stored: "5", node: "6" }])
  }
})
