import { formatHex } from "@serac/chain"
import type { PrimaryChain, UnspentRow, UtxoHistory } from "@serac/store"
import { expect, test } from "vitest"
import { reconcileUtxos, sourcesOf } from "../../../src/network/reconciliation/compare-utxos.ts"
import { VirtualClock } from "../../core/virtual-clock.ts"

const txId = (number: number) => new Uint8Array(32).fill(number)
const bytesOf = (number: number, last = 0) =>
  new Uint8Array(Buffer.concat([Buffer.alloc(2), txId(number), Buffer.from([0, 0, 0, 5, last])]))
const hexOf = (bytes: Uint8Array) => formatHex(bytes, "hexnc")
const nameOf = (number: number, place = "X") => `${place} 0x${Buffer.from(txId(number)).toString("hex")} 5`

interface World {
  readonly chain?: PrimaryChain
  readonly source?: PrimaryChain
  readonly told?: readonly Uint8Array[] | undefined
  /** What is stored as unspent, by number; undefined where an address has too many. */
  readonly unspent?: readonly (Partial<UnspentRow> & { readonly number: number })[] | undefined
  readonly histories?: readonly (Partial<UtxoHistory> & { readonly number: number })[]
  readonly at?: number
}

async function compare(world: World) {
  const { chain = "X", source = chain, histories = [], at = 9 } = world
  const heights = { P: at, X: at, C: at }
  const asked: unknown[] = []
  const unspent = "unspent" in world ? world.unspent : []
  const sides = {
    reader: {
      heads: async () => ({ stored: heights, node: heights, notes: [] }),
      unspent: async (...given: unknown[]) => {
        asked.push(given)
        return (
          unspent && {
            heights,
            utxos: unspent.map(({ number, ...members }) => ({
              ...{
                txId: txId(number),
                outputIndex: 5,
                createdOn: source,
                staked: false,
                bytes: hexOf(bytesOf(number)),
              },
              ...members,
            })),
          }
        )
      },
      utxos: async () =>
        histories.map(({ number, ...members }) => ({
          ...{ txId: txId(number), outputIndex: 5, createdOn: source, consumedOn: chain, height: 3, staked: false },
          ...members,
        })),
    },
    state: { utxos: async () => ({ value: "told" in world ? world.told : [], before: heights, after: heights }) },
    clock: new VirtualClock(),
  } as unknown as Parameters<typeof reconcileUtxos>[0]
  const addresses = [new Uint8Array(20)]
  const outcome = await reconcileUtxos(sides, { chain, source, addresses }, new AbortController().signal)
  return { outcome, asked, addresses }
}
const outcomeOf = async (world: World) => (await compare(world)).outcome

test("UTXOs that both sides have agree in their bytes, and the longer list is counted", async () => {
  const told = [bytesOf(1), bytesOf(2)]
  expect(await outcomeOf({ told, unspent: [{ number: 1 }, { number: 2 }] })).toEqual({
    compared: { utxo: 2 },
    findings: [],
  })
  expect(await outcomeOf({ told: [bytesOf(1), bytesOf(2, 7)], unspent: [{ number: 1 }, { number: 2 }] })).toEqual({
    compared: { utxo: 2 },
    findings: [{ kind: "utxo", key: `${nameOf(2)} bytes`, stored: hexOf(bytesOf(2)), node: hexOf(bytesOf(2, 7)) }],
  })
  expect(
    await outcomeOf({
      told,
      unspent: [{ number: 1 }, { number: 2 }, { number: 3 }],
      histories: [{ number: 3, consumedAt: 9 }],
    }),
  ).toEqual({
    ...{ compared: { utxo: 3 }, findings: [] },
  })
})

test("of an address with too many UTXOs on either side nothing is compared", async () => {
  const { outcome, asked, addresses } = await compare({ unspent: undefined })
  expect([outcome, asked]).toEqual([{ skipped: "an address has too many UTXOs" }, [["X", addresses, 16_384]]])
  expect(await outcomeOf({ told: undefined })).toEqual({ skipped: "the addresses have too many UTXOs" })
})

test("stakes and UTXOs of other chains are not among those that are listed", async () => {
  const unspent = [{ number: 1, staked: true }, { number: 2, createdOn: "P" as const }, { number: 3 }]
  expect(await outcomeOf({ told: [bytesOf(3)], unspent })).toEqual({ compared: { utxo: 1 }, findings: [] })
})

test("a difference says where the UTXO is, and what the store knows of it", async () => {
  const missing = async (...histories: NonNullable<World["histories"]>) => {
    const outcome = await outcomeOf({ told: [bytesOf(1)], histories })
    return "findings" in outcome && outcome.findings.map(({ key, stored, node }) => [key, stored, node])
  }
  expect([
    await missing(),
    await missing({ number: 1, staked: true }),
    await missing({ number: 1, consumedAt: 7 }),
    await missing({ number: 1 }),
    await missing({ number: 1, height: 9 }),
    await missing({ number: 1, height: 10 }),
    await missing({ number: 1, consumedAt: 10 }),
  ]).toEqual([
    [[nameOf(1), "absent", "unspent"]],
    [[nameOf(1), "staked", "unspent"]],
    [[nameOf(1), "consumed at 7", "unspent"]],
    [[nameOf(1), "not listed", "unspent"]],
    [[nameOf(1), "not listed", "unspent"]],
    [[nameOf(1), "not listed", "unspent"]],
    [],
  ])
  const sent = await outcomeOf({ chain: "P", source: "C", told: [bytesOf(1)] })
  expect("findings" in sent && sent.findings[0]?.key).toBe(nameOf(1, "C to P"))
})

test("what the store lists and the node does not is a difference, unless it is too new or may be consumed", async () => {
  const isFound = async (history: Partial<UtxoHistory>) => {
    const outcome = await outcomeOf({ unspent: [{ number: 1 }], histories: [{ number: 1, ...history }] })
    return "findings" in outcome && outcome.findings.length === 1
  }
  expect([
    await isFound({}),
    await isFound({ height: 9 }),
    await isFound({ height: 10 }),
    await isFound({ consumedAt: 9 }),
    await isFound({ consumedAt: 10 }),
    await isFound({ staked: true }),
  ]).toEqual([true, true, false, false, true, false])
})

test("bytes that have no UTXO in them are nonsense", async () => {
  await expect(compare({ told: [new Uint8Array(37)] })).rejects.toMatchObject({
    ...{ kind: "nonsense", message: "a UTXO has fewer than 38 bytes" },
  })
  const outcome = await outcomeOf({ told: [bytesOf(1).slice(0, 38)] })
  expect("findings" in outcome && outcome.findings.length).toBe(1)
})

test("a hundred differences are told at most, and each chain has its sources", async () => {
  const outcome = await outcomeOf({ told: Array.from({ length: 120 }, (_, number) => bytesOf(number + 1)) })
  expect("findings" in outcome && outcome.findings.length).toBe(100)
  expect(sourcesOf).toEqual({ P: ["P", "X", "C"], X: ["X", "P", "C"], C: ["X", "P"] })
})
