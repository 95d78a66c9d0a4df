import { ArchiveDamagedError, type ArchivedBlock, type RepairedBlock } from "@serac/store"
import { expect, test } from "vitest"
import { NodeFault } from "../../src/core/index.ts"
import { archivedText } from "../../src/evm/archive/archive-blocks.ts"
import { decodePacked, type PackedBlock } from "../../src/evm/decode/packed-block.ts"
import { Parties } from "../../src/evm/decode/parties.ts"
import { type RepairStretchOptions, type RepairTools, repairStretch } from "../../src/evm/repair/repair-stretch.ts"
import { FakeChain } from "./fake-chain.ts"
import { verifyTools } from "./verified-context.ts"

const { signal } = new AbortController()
const { blocks } = new FakeChain(100)
const context = { chainId: "43112", parties: new Parties() }
type Answers = {
  readonly block: Readonly<Record<string, unknown>>
  readonly receipts: readonly object[]
  readonly traces?: unknown
}
const answersOf = (number: number, isTraced = false): Answers => {
  const { block, receipts, traces } = blocks[number] as unknown as Answers
  return isTraced ? { block, receipts, traces } : { block, receipts }
}
const hashOf = (number: number) => answersOf(number).block.hash as `0x${string}`
const packedOf = (number: number, isTraced = false) =>
  decodePacked({ number }, answersOf(number, isTraced) as never, context)
const archivedOf = (number: number, answers: object = answersOf(number), hash = hashOf(number)) =>
  ({ number, hash, answers }) as unknown as ArchivedBlock

interface World {
  /** What the archive has of a block; a fault where it cannot be read. Default: the block as it is. */
  readonly archive?: (number: number) => ArchivedBlock | Error | undefined
  /** What the nodes have of a block. Undefined for a repair from the archive. Default: the block as it is. */
  readonly nodes?: ((number: number) => PackedBlock | Error) | null
  readonly options?: Partial<RepairStretchOptions>
}

/** Repairs blocks, and tells what was written. */
async function repair(from: number, to: number, { archive = archivedOf, nodes = packedOf, options }: World = {}) {
  const [asked, packed] = [[] as unknown[][], [] as (readonly [number, number])[]]
  const written: { count: number; hasChunks: boolean; options: unknown }[] = []
  const repaired = [{ number: from }] as unknown as readonly RepairedBlock[]
  const tools: RepairTools = {
    writer: {
      repair: async (batch: { readonly blocks: readonly unknown[]; readonly archive?: unknown }, given: unknown) => {
        written.push({ count: batch.blocks.length, hasChunks: batch.archive !== undefined, options: given })
        return repaired
      },
    } as unknown as RepairTools["writer"],
    reader: {
      archived: async (number: number) => {
        const found = archive(number)
        if (found instanceof Error) throw found
        return found === undefined ? [] : [found]
      },
    } as unknown as RepairTools["reader"],
    ...{ context, verify: verifyTools },
    nodes:
      nodes === null
        ? undefined
        : {
            block: async (number, _, asksAll) => {
              asked.push([number, asksAll])
              const found = nodes(number)
              if (found instanceof Error) throw found
              const text = archivedText(number, answersOf(number) as never)
              return {
                packed: found,
                text,
                verified: `node ${number}`,
                liars: [{ node: "liar", reason: `no ${number}` }],
              }
            },
          },
    archiver: {
      pack: async (first: number, texts: readonly unknown[]) => {
        packed.push([first, texts.length])
        return [] as never
      },
    } as unknown as RepairTools["archiver"],
  }
  const outcome = await repairStretch(tools, from, to, { signal, now: 7, ...options })
  return { outcome, asked, packed, written }
}
const damaged = () => new ArchiveDamagedError("The archive is damaged.")

test("blocks are written at once, with who told them, what lied about them, and what is left", async () => {
  const { outcome, asked, packed, written } = await repair(3, 5, { options: { isDryRun: true, asksAll: true } })
  expect(outcome).toEqual({
    ...{ next: 6, repaired: [{ number: 3 }], verified: "node 3" },
    liars: [3, 4, 5].map((block) => ({ node: "liar", reason: `no ${block}`, block })),
  })
  expect([asked, packed, written]).toEqual([
    [3, 4, 5].map((number) => [number, true]),
    [],
    [{ count: 3, hasChunks: false, options: { isDryRun: true, now: 7 } }],
  ])
})

test("a piece has 64 blocks at most, and no more rows and bytes than a transaction should", async () => {
  const { outcome, written } = await repair(0, 99)
  expect([outcome.next, written[0]?.count]).toEqual([64, 64])
  const nextOf = async (change: (packed: PackedBlock) => PackedBlock) =>
    (await repair(0, 99, { nodes: (number) => change(packedOf(number)), archive: () => undefined })).outcome.next
  const rows = (transfers: number) => (packed: PackedBlock) => ({ ...packed, transfers })
  const bytes = (length: number) => (packed: PackedBlock) => ({ ...packed, text: new Uint8Array(length) })
  const transactions = (transactionCount: number) => (packed: PackedBlock) => ({
    ...{ ...packed, transfers: 0, internalTransactions: [] },
    block: { ...packed.block, transactionCount },
  })
  // A block is a row itself, and the one that exceeds the limit is the last.
  expect([
    await nextOf((packed) => rows(999 - packed.block.transactionCount)(packed)),
    await nextOf((packed) => rows(998 - packed.block.transactionCount)(packed)),
    await nextOf(transactions(999)),
    await nextOf(bytes(4 * 1024 * 1024)),
    await nextOf(bytes(4 * 1024 * 1024 - 1)),
  ]).toEqual([2, 3, 2, 2, 3])
})

test("where a block cannot be read those before it are repaired, and the next piece begins with it", async () => {
  const faults = [new NodeFault("timeout", "late"), damaged()]
  for (const fault of faults) {
    const nodes = (number: number) => (number === 5 ? fault : packedOf(number))
    expect((await repair(3, 9, { nodes })).outcome).toMatchObject({ next: 5, verified: "node 3" })
    await expect(repair(5, 9, { nodes })).rejects.toBe(fault)
  }
  const broken = (number: number) => (number === 5 ? new RangeError("no memory") : packedOf(number))
  await expect(repair(3, 9, { nodes: broken })).rejects.toThrow("no memory")
})

test("a stop ends it before the next block", async () => {
  const stopped = AbortSignal.abort(new Error("stop"))
  await expect(repair(3, 9, { options: { signal: stopped } })).rejects.toThrow("stop")
})

test("the archive is filled again of a node where it differs, is lost or damaged, and left where it has the same", async () => {
  const other = { ...answersOf(4), receipts: answersOf(4).receipts.map((one) => ({ ...one, gasUsed: "0x7" })) }
  const archives: readonly ((number: number) => ArchivedBlock | Error | undefined)[] = [
    () => undefined,
    () => damaged(),
    (number) => archivedOf(number, { block: null, receipts: null }),
    (number) => archivedOf(number, other),
    (number) => archivedOf(number, answersOf(5), hashOf(4)),
  ]
  for (const archive of archives)
    expect(await repair(4, 4, { archive })).toMatchObject({
      packed: [[4, 1]],
      written: [{ count: 1, hasChunks: true }],
    })
  expect((await repair(4, 4)).packed).toEqual([])
  const broken = () => {
    throw new RangeError("no memory")
  }
  await expect(repair(4, 4, { archive: broken })).rejects.toThrow("no memory")
})

test("of the rows every part is compared with the archive: the block, the texts, the numbers and the traces", async () => {
  const traced = packedOf(4, true)
  expect(traced.internalTransactions).toBeDefined()
  const changes: readonly ((packed: PackedBlock) => Partial<PackedBlock>)[] = [
    ({ block }) => ({ block: { ...block, fragment: `${block.fragment} ` } }),
    ({ text }) => ({ text: text.map((byte, at) => (at === 9 ? byte ^ 1 : byte)) }),
    ({ numbers }) => ({ numbers: numbers.map((value, at) => (at === 0 ? value + 1 : value)) }),
    ({ numbers }) => ({ numbers: numbers.slice(0, -1) }),
    ({ deployments }) => ({ deployments: [...deployments, {} as never] }),
    () => ({ internalTransactions: [{}] as never }),
  ]
  const archive = (number: number) => archivedOf(number, answersOf(number, true))
  const isFilled = async (given: PackedBlock) =>
    (await repair(4, 4, { nodes: () => given, archive })).packed.length === 1
  expect(await Promise.all(changes.map((change) => isFilled({ ...traced, ...change(traced) })))).toEqual(
    changes.map(() => true),
  )
  // Missing traces of one node do not contradict those of another.
  expect([await isFilled(traced), await isFilled(packedOf(4))]).toEqual([false, false])
})

test("a piece has blocks that are all traced or all not, and all from a node or all in the archive", async () => {
  const number = blocks.findIndex(
    (_, at) => at > 3 && packedOf(at).block.transactionCount > 0 && packedOf(at + 1).block.transactionCount > 0,
  )
  const next = async (given: World) => (await repair(number, number + 1, given)).outcome.next - number
  const archive = (at: number) => archivedOf(at, answersOf(at, true))
  expect([
    await next({ nodes: (at) => packedOf(at, true), archive }),
    await next({ nodes: (at) => packedOf(at, at === number), archive }),
    await next({ nodes: (at) => packedOf(at, at !== number), archive }),
    await next({ archive: (at) => (at === number ? undefined : archivedOf(at)) }),
    await next({ archive: (at) => (at === number ? archivedOf(at) : undefined) }),
    await next({ archive: () => undefined }),
  ]).toEqual([2, 1, 1, 1, 1, 2])
})

test("from the archive blocks are believed that still verify", async () => {
  const fromArchive = (archive?: World["archive"]) => repair(4, 6, { nodes: null, ...(archive && { archive }) })
  const { outcome, written } = await fromArchive()
  expect([outcome, written]).toEqual([
    { next: 7, repaired: [{ number: 4 }], liars: [], verified: undefined },
    [{ count: 3, hasChunks: false, options: { now: 7 } }],
  ])
  const { block, receipts } = answersOf(4)
  const lie = { block, receipts: receipts.map((one) => ({ ...one, status: "0x7" })) }
  const refusals = [
    () => fromArchive(() => undefined),
    () => fromArchive((number) => archivedOf(number + 1)),
    () => fromArchive((number) => archivedOf(number, { block: { ...block, timestamp: "0x1" }, receipts })),
    () => fromArchive((number) => archivedOf(number, lie)),
    () => fromArchive(() => damaged()),
  ].map((run) =>
    run().then(
      () => "repaired",
      (error: Error) => `${error.name}: ${error.message.replace(/(believed|was): .*/, "$1")}`,
    ),
  )
  expect(await Promise.all(refusals)).toEqual([
    "ArchiveDamagedError: The archive does not have block 4.",
    "ArchiveDamagedError: The archive does not have block 4.",
    "ArchiveDamagedError: The archive's block 4 is not what it was",
    "ArchiveDamagedError: The archive's block 4 cannot be believed",
    "ArchiveDamagedError: The archive is damaged.",
  ])
})

test("a chain whose headers have an unknown form is repaired from its archive unverified", async () => {
  const { block, receipts } = answersOf(4)
  const { difficulty: _, ...others } = block
  const unknown = { block: { ...others, parentBeaconBlockRoot: 7 }, receipts }
  const outcome = await repair(4, 4, { nodes: null, archive: (number) => archivedOf(number, unknown) }).then(
    ({ outcome: { next } }) => next,
    (error: Error) => error.message,
  )
  expect(outcome).toBe(5)
})

test("a fault that is not of the node is not said to be of the archive", async () => {
  const answers = {
    get block() {
      throw new RangeError("no memory")
    },
  }
  await expect(repair(4, 4, { nodes: null, archive: (number) => archivedOf(number, answers) })).rejects.toThrow(
    RangeError,
  )
})
