import type { ArchivedBlock, BlockReference } from "@serac/store"
import { expect, test } from "vitest"
import { verifyTools } from "../../../test/evm/verified-context.ts"
import type { Arrived } from "../../core/backfill/index.ts"
import { NodeFault, nonsense } from "../../core/index.ts"
import type { PackedBlock } from "../decode/packed-block.ts"
import type { BlockVerifier } from "./block-verifier.ts"
import { Intake, type IntakeOptions } from "./intake.ts"
import { bloomDigits, newBloom } from "./logs-bloom.ts"
import { type ReadArchived, resumeSettlements } from "./resume-settlements.ts"
import { trieRoot } from "./trie-root.ts"
import type { Unsettled } from "./verify-block.ts"

const { keccak } = verifyTools
const { signal } = new AbortController()
const hashOf = (number: number) => `0x${number}` as const
const receiptOf = (number: number) => number.toString(16).padStart(80, "c")

/** The part of a block that a later one settles. Its header commits to the blocks after the one before it settled. */
const unsettled = (number: number, before: number, settledHeight: number): Unsettled => {
  const settled = Array.from({ length: settledHeight - before }, (_, at) => receiptOf(before + 1 + at))
  return {
    ...{ number, settledHeight, receipts: [receiptOf(number)], bloom: newBloom() },
    ...{ receiptsRoot: `0x${trieRoot(settled, keccak)}`, logsBloom: `0x${bloomDigits(newBloom())}` },
  }
}

function arrived(part: Unsettled | number, { parentHash }: { readonly parentHash?: string } = {}) {
  const number = typeof part === "number" ? part : part.number
  const block = { number, hash: hashOf(number), parentHash: parentHash ?? hashOf(number - 1) }
  const state = { released: 0 }
  const blocks = [typeof part === "number" ? { block } : { block, unsettled: part }]
  const release = () => {
    state.released += 1
  }
  return { state, given: { blocks, bytes: 0, release } as unknown as Arrived<PackedBlock> }
}

interface World {
  readonly stored?: number
  /** The unsettled part of each archived block; undefined for a block that settles itself, a fault for one that does not verify. */
  readonly archive?: ReadonlyMap<number, Unsettled | undefined | NodeFault> | undefined
  readonly asked?: (() => Promise<Partial<PackedBlock>>) | undefined
  readonly nodeHead?: number
  readonly accepts?: boolean
  readonly floor?: number
}

function begun({ stored, archive, asked, nodeHead, accepts = true, floor = -1 }: World = {}) {
  const did: string[] = []
  const reference = (number: number): BlockReference => ({ number, hash: hashOf(number), timestamp: number })
  const committer = {
    stored: stored === undefined ? undefined : reference(stored),
    last: stored === undefined ? undefined : reference(stored),
    add: async ({ blocks: [one] }: Arrived<PackedBlock>) => {
      did.push(`add ${one?.block.number}`)
      committer.last = reference(one?.block.number ?? 0)
      return accepts
    },
    flush: async () => {
      did.push("flush")
      committer.stored = committer.last
    },
  }
  const verifier = {
    tools: { keccak },
    verifyArchived: ({ number }: ArchivedBlock) => {
      const part = archive?.get(number)
      if (part instanceof Error) throw part
      return part
    },
  } as unknown as BlockVerifier
  const read: ReadArchived = async (first, count) =>
    Array.from({ length: count }, (_, at) => ({ number: first + at })).filter(({ number }) =>
      archive?.has(number),
    ) as unknown as readonly ArchivedBlock[]
  const node = {
    blocks: async ([request]: readonly BlockReference[]) => {
      did.push(`ask ${request?.number} ${request?.hash}`)
      return { value: await (asked ?? (async () => ({})))(), bytes: 0 }
    },
    distrust: (fault: NodeFault) => did.push(`distrust: ${fault.message.replace(/:.*/, "")}`),
  }
  const options = {
    ...{
      node,
      committer,
      decoding: { verifier },
      reorgDepth: 20,
      nodeHead: () => nodeHead,
      lowestRollback: async () => floor,
    },
    archived: archive === undefined ? undefined : read,
    rollback: async (ancestor: number, from: BlockReference) => {
      did.push(`rollback ${from.number} to ${ancestor}`)
      committer.stored = reference(ancestor)
      committer.last = committer.stored
      intake.undone(from, committer.stored)
    },
  } as unknown as IntakeOptions
  const intake = new Intake(options)
  return { intake, did, committer, verifier, read }
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof NodeFault)) throw error
      return error.message.replace(/: receiptsRoot.*/, "")
    },
  )

test("an empty store has nothing to settle, and takes the blocks from the first on, each after its parent", async () => {
  const { intake, did } = begun()
  expect(await intake.resume(signal)).toBe(false)
  const take = (number: number, given = {}) => intake.take(arrived(number, given).given)
  expect([await take(1), await take(0), await take(2), await take(1, { parentHash: "0x9" }), await take(1)]).toEqual([
    ...[false, true, false, false, true],
  ])
  expect(did).toEqual(["add 0", "add 1"])
  // It is determined once.
  expect(await intake.resume(signal)).toBe(false)
})

test("of an empty store each block is settled by a later one, from the first on", async () => {
  const { intake, did } = begun({ nodeHead: 99 })
  await intake.resume(signal)
  for (const part of [0, unsettled(1, 0, 0), unsettled(2, 0, 0)]) await intake.take(arrived(part).given)
  expect(did).toEqual(["add 0"])
  expect(await refusalOf(intake.take(arrived(unsettled(3, 1, 2)).given))).toBe("block 3, which settles blocks 1 to 2")
})

test("what is stored is read from the archive, down to what the last block settles", async () => {
  const [six, seven, eight] = [unsettled(6, 4, 5), unsettled(7, 5, 5), unsettled(8, 5, 5)] as const
  const archive = new Map([
    [6, six],
    [7, seven],
    [8, eight],
  ])
  const { read, verifier, intake, did } = begun({ stored: 8, archive })
  const stored = { number: 8, hash: hashOf(8), timestamp: 8 }
  expect(await resumeSettlements(stored, verifier, read)).toEqual({ believed: 5, later: [six, seven, eight] })
  expect([await intake.resume(signal), did]).toEqual([false, []])
  expect(await refusalOf(intake.take(arrived(unsettled(9, 5, 8)).given))).toBeUndefined()
  const wrong = begun({ stored: 8, archive })
  await wrong.intake.resume(signal)
  expect(await refusalOf(wrong.intake.take(arrived(unsettled(9, 6, 8)).given))).toBe(
    "block 9, which settles blocks 6 to 8",
  )
})

test("where the archive lacks the last block, or it does not verify, its node tells what it settles", async () => {
  const stored = { number: 8, hash: hashOf(8), timestamp: 8 }
  const of = (archive: World["archive"]) => {
    const { read, verifier } = begun({ archive })
    return resumeSettlements(stored, verifier, read)
  }
  expect([await of(new Map()), await of(new Map([[8, nonsense("no")]])), await of(new Map([[8, undefined]]))]).toEqual([
    ...[undefined, undefined, { believed: 8, later: [] }],
  ])
  const eight = unsettled(8, 5, 5)
  const lost = { believed: 5, later: undefined }
  expect([
    await of(new Map([[8, eight]])),
    await of(
      new Map([
        [8, eight],
        [6, unsettled(6, 4, 5)],
      ]),
    ),
    await of(
      new Map<number, Unsettled | undefined>([
        [8, eight],
        [6, undefined],
        [7, unsettled(7, 5, 5)],
      ]),
    ),
  ]).toEqual([lost, lost, lost])
  const { read, verifier } = begun({ archive: new Map([[8, new RangeError("no memory") as never]]) })
  await expect(resumeSettlements(stored, verifier, read)).rejects.toThrow(RangeError)
})

test("unsettled blocks that are not in the archive are rolled back, to be read again", async () => {
  const { intake, did } = begun({ stored: 8, archive: new Map([[8, unsettled(8, 5, 5)]]) })
  expect([await intake.resume(signal), did]).toEqual([true, ["rollback 8 to 5"]])
  expect(await intake.take(arrived(unsettled(6, 4, 4)).given)).toBe(true)
})

test("without an archive the node is asked for the last block by its hash", async () => {
  const resumed = async (asked: World["asked"]) => {
    const { intake, did } = begun({ stored: 8, asked })
    const isAgain = await intake.resume(signal)
    return [isAgain, did.slice(1)]
  }
  const { intake, did } = begun({ stored: 8 })
  expect([await intake.resume(signal), did]).toEqual([false, ["ask 8 0x8"]])
  expect([
    await resumed(async () => ({ unsettled: unsettled(8, 6, 6) })),
    await resumed(async () => ({ unsettled: unsettled(8, 7, 8) })),
    await resumed(async () => ({ unsettled: unsettled(8, 8, 9) })),
    await resumed(async () => {
      throw new NodeFault("behind", "no such block")
    }),
  ]).toEqual([
    [true, ["rollback 8 to 6"]],
    [false, []],
    [false, []],
    [false, []],
  ])
  const failing = (error: Error) => begun({ stored: 8, asked: () => Promise.reject(error) }).intake.resume(signal)
  await expect(failing(new NodeFault("timeout", "late"))).rejects.toThrow("late")
  await expect(failing(new RangeError("no memory"))).rejects.toThrow("no memory")
})

test("a stop while the archive is read leaves all as it is", async () => {
  const stopped = new AbortController()
  const { intake, did } = begun({
    stored: 8,
    asked: async () => {
      stopped.abort(new Error("stop"))
      return { unsettled: unsettled(8, 6, 6) }
    },
  })
  await expect(intake.resume(stopped.signal)).rejects.toThrow("stop")
  expect(did).toEqual(["ask 8 0x8"])
})

test("a block too deep below the head to be rolled back is held until it is settled, and the next ones follow it", async () => {
  const held = async (nodeHead: number | undefined) => {
    const { intake, did } = begun({
      stored: 4,
      archive: new Map([[4, undefined]]),
      ...(nodeHead !== undefined && { nodeHead }),
    })
    await intake.resume(signal)
    await intake.take(arrived(unsettled(5, 4, 4)).given)
    return did
  }
  // Twice the distance is below the depth of 20.
  expect([await held(14), await held(15), await held(undefined)]).toEqual([["add 5"], [], ["add 5"]])
  const { intake, did } = begun({ stored: 4, archive: new Map([[4, undefined]]), nodeHead: 99 })
  await intake.resume(signal)
  const take = (part: Unsettled) => intake.take(arrived(part).given)
  expect([await take(unsettled(5, 4, 4)), await take(unsettled(7, 4, 4)), await take(unsettled(6, 4, 5)), did]).toEqual(
    [...[true, false, true, ["add 5"]]],
  )
  await intake.release()
  expect(did).toEqual(["add 5", "add 6"])
})

test("where a block cannot be added no later one is", async () => {
  const { intake, did } = begun({ stored: 4, archive: new Map([[4, undefined]]), nodeHead: 99, accepts: false })
  await intake.resume(signal)
  await intake.take(arrived(unsettled(5, 4, 4)).given)
  await intake.take(arrived(unsettled(6, 4, 4)).given)
  expect([await intake.take(arrived(unsettled(7, 4, 6)).given), did]).toEqual([false, ["add 5"]])
})

test("stored blocks that a header contradicts are rolled back to the settled one, and their node is not trusted", async () => {
  const { intake, did } = begun({ stored: 4, archive: new Map([[4, undefined]]), nodeHead: 7 })
  await intake.resume(signal)
  await intake.take(arrived(unsettled(5, 4, 4)).given)
  await intake.take(arrived(unsettled(6, 4, 4)).given)
  const lie = arrived(unsettled(7, 5, 6))
  expect(await refusalOf(intake.take(lie.given))).toBe("block 7, which settles blocks 5 to 6")
  expect([did, lie.state.released]).toEqual([
    ["add 5", "add 6", "flush", "distrust: block 7, which settles blocks 5 to 6", "rollback 6 to 4"],
    1,
  ])
})

test("blocks that are contradicted again are rolled back to what was settled before the first rollback, and no further", async () => {
  const { intake, did } = begun({ stored: 4, archive: new Map([[4, undefined]]), nodeHead: 9 })
  await intake.resume(signal)
  for (const part of [unsettled(5, 4, 4), unsettled(6, 4, 4), unsettled(7, 4, 5)])
    await intake.take(arrived(part).given)
  const lie = () => intake.take(arrived(unsettled(8, 4, 6)).given)
  expect(await refusalOf(lie())).toBe("block 8, which settles block 6")
  expect(did.at(-1)).toBe("rollback 7 to 5")
  await intake.take(arrived(unsettled(6, 4, 4)).given)
  // Blocks 7 and 8 come together, so that block 7 is not stored when block 8 is refused.
  const [seven, eight] = [arrived(unsettled(7, 4, 5)).given, arrived(unsettled(8, 4, 6)).given]
  const both = { ...seven, blocks: [...seven.blocks, ...eight.blocks] }
  expect(await refusalOf(intake.take(both))).toBe("block 8, which settles block 6")
  expect(did.at(-1)).toBe("rollback 6 to 5")
})

test("after a restart they are rolled back no further than the store can be", async () => {
  const archive = new Map([
    [5, unsettled(5, 3, 3)],
    [6, unsettled(6, 3, 4)],
  ])
  const { intake, did } = begun({ stored: 6, archive, nodeHead: 9, floor: 5 })
  await intake.resume(signal)
  await intake.take(arrived(unsettled(7, 4, 4)).given)
  expect(await refusalOf(intake.take(arrived(unsettled(8, 3, 6)).given))).toBe("block 8, which settles blocks 5 to 6")
  expect(did.at(-1)).toBe("rollback 7 to 5")
})

test("unsettled blocks that are not in the archive are kept where the store cannot be rolled back", async () => {
  const resumed = async (floor: number) => {
    const { intake, did } = begun({ stored: 8, archive: new Map([[8, unsettled(8, 5, 5)]]), floor })
    return [await intake.resume(signal), did]
  }
  expect([await resumed(7), await resumed(8), await resumed(4)]).toEqual([
    [true, ["rollback 8 to 7"]],
    [false, []],
    [true, ["rollback 8 to 5"]],
  ])
})

test("after a fault of ours nothing is rolled back, and no node is distrusted", async () => {
  const { intake, did } = begun({ stored: 4, archive: new Map([[4, undefined]]) })
  await intake.resume(signal)
  const broken = Object.defineProperty(unsettled(5, 4, 4), "settledHeight", {
    get: () => {
      throw new RangeError("no memory")
    },
  })
  const { given, state } = arrived(broken)
  await expect(intake.take(given)).rejects.toThrow("no memory")
  expect([did, state.released]).toEqual([[], 1])
})

test("held blocks that a header contradicts are forgotten, and what is settled stays", async () => {
  const { intake, did } = begun({ stored: 4, archive: new Map([[4, undefined]]), nodeHead: 99 })
  await intake.resume(signal)
  const held = arrived(unsettled(5, 4, 4))
  await intake.take(held.given)
  expect(await refusalOf(intake.take(arrived(unsettled(6, 3, 5)).given))).toMatch(/^block 6/)
  expect([did, held.state.released]).toEqual([["flush", "distrust: block 6, which settles block 5"], 1])
  intake.forget(undefined)
  expect(await intake.take(arrived(5, {}).given)).toBe(true)
})
