import { NotConsecutiveError } from "@serac/store"
import { expect, test } from "vitest"
import { VirtualClock } from "../../../test/core/virtual-clock.ts"
import { FakeChain } from "../../../test/evm/fake-chain.ts"
import { MemoryWriter } from "../../../test/evm/memory-writer.ts"
import { NodeFault } from "../../core/index.ts"
import { Committer } from "../../core/writer/index.ts"
import { decodePacked, type PackedBlock } from "../decode/packed-block.ts"
import { Parties } from "../decode/parties.ts"
import { Tracker } from "../tracker.ts"
import { storingBlocks } from "./store-blocks.ts"

/** A committer over a writer in memory, with the blocks of a chain and the number of released stretches. */
function setting(length = 50, options: { readonly enoughRows?: number } = {}) {
  const clock = new VirtualClock()
  const writer = new MemoryWriter()
  const chain = new FakeChain(length, { transactions: 1 })
  const decoded = chain.blocks.map((answers, number) =>
    decodePacked({ number }, answers, { chainId: "43112", parties: new Parties() }),
  )
  const tracker = new Tracker("43112", clock, () => {})
  const stopping = new AbortController()
  const committer = new Committer({
    ...storingBlocks({ writer, archiver: undefined, clock, tracker, onCommit: () => {} }),
    clock,
    signal: stopping.signal,
    stored: undefined,
    ...options,
  })
  const state = { released: 0 }
  const add = (blocks: readonly PackedBlock[]) =>
    committer.add({
      blocks,
      bytes: 1000,
      release() {
        state.released++
      },
    })
  const numbers = () => writer.blocks.map(({ number }) => number)
  return { clock, writer, decoded, committer, stopping, state, add, numbers }
}

const upTo = (last: number) => Array.from({ length: last + 1 }, (_, index) => index)

test("what was added is stored though nothing comes after it", async () => {
  const { clock, decoded, state, add, numbers } = setting()
  await add(decoded.slice(0, 3))
  await add(decoded.slice(3, 10))
  await clock.pass(1_500)
  expect(numbers()).toEqual(upTo(9))
  expect(state.released).toBe(2)
})

test("a batch is stored as soon as it has enough rows, without the pause", async () => {
  // A block, its transaction and its transfer are three rows.
  const { clock, decoded, add, numbers } = setting(50, { enoughRows: 12 })
  await add(decoded.slice(0, 1))
  await clock.pass(0)
  await add(decoded.slice(1, 4))
  await clock.pass(0)
  const before = numbers()
  await add(decoded.slice(4, 5))
  await clock.pass(0)
  expect({ before, after: numbers() }).toEqual({ before: upTo(0), after: upTo(4) })
})

test("nothing is stored any more after an abort", async () => {
  const { clock, decoded, stopping, add, numbers } = setting()
  await add(decoded.slice(0, 3))
  await add(decoded.slice(3, 10))
  stopping.abort()
  await clock.pass(1_500)
  expect(numbers()).toEqual(upTo(2))
})

test("when storing fails, what has gathered meanwhile is forgotten, and whoever adds next gets the error", async () => {
  const { clock, decoded, committer, writer, state, add, numbers } = setting()
  writer.onAppend = async () => {
    await clock.sleep(100)
    throw new Error("the disk is full")
  }
  await add(decoded.slice(0, 3))
  await add(decoded.slice(3, 10))
  await clock.pass(1_500)
  expect(state.released).toBe(2)
  await expect(add(decoded.slice(10, 11))).rejects.toThrow("the disk is full")
  writer.onAppend = () => {}
  expect(await add(decoded.slice(0, 5))).toBe(true)
  await committer.flush()
  expect(numbers()).toEqual(upTo(4))
})

test("two blocks with one hash are a fault of the node, and what comes before the second is stored", async () => {
  const { decoded, committer, writer, state, add, numbers } = setting()
  writer.onAppend = ({ blocks }) => {
    const hashes = [...writer.hashes, ...blocks.map(({ hash }) => hash)]
    if (new Set(hashes).size < hashes.length) throw new NotConsecutiveError("a hash that another block has")
  }
  const [one, other, next] = [decoded[7], decoded[31], decoded[32]] as [PackedBlock, PackedBlock, PackedBlock]
  const twice = { ...other, block: { ...other.block, hash: one.block.hash } }
  const after = { ...next, block: { ...next.block, parentHash: one.block.hash } }
  await add([...decoded.slice(0, 31), twice, after])
  const fault = await committer.flush().catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(NodeFault)
  expect(fault).toMatchObject({ kind: "nonsense", message: "a hash that another block has" })
  expect(numbers()).toEqual(upTo(30))
  expect(committer.stored?.number).toBe(30)
  expect(committer.last?.number).toBe(30)
  expect(state.released).toBe(1)
})
