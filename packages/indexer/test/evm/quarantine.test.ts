import { EvmNode } from "@serac/kits/nodes"
import { expect, test } from "vitest"
import type { UnreadableBlockError } from "../../src/core/backfill/index.ts"
import type { Quarantine } from "../../src/core/quarantine/index.ts"
import { FakeChain } from "./fake-chain.ts"
import { runHouse } from "./house.ts"

/** A node whose block 30 is unreadable until it is fixed. */
function brokenNode() {
  const node = new EvmNode(new FakeChain(60, { transactions: 1 }))
  const whole = node.chain.at(30)
  node.chain.blocks[30] = { ...whole, block: { ...whole.block, ...{ gasLimit: "0xnone" } } }
  const mend = () => {
    node.chain.blocks[30] = whole
  }
  return { node, mend }
}

/** A quarantine in memory. */
function memory(known: Awaited<ReturnType<Quarantine["blocks"]>> = []) {
  const added: UnreadableBlockError[] = []
  const released: number[] = []
  const quarantine: Quarantine = {
    blocks: async () => known,
    add: async (block) => void added.push(block),
    release: async (number) => void released.push(number),
  }
  return { quarantine, added, released }
}

test("what is before the block is stored, nothing after it, and state, log and quarantine tell which it is and why", async () => {
  const { node } = brokenNode()
  const { quarantine, added } = memory()
  const house = runHouse([node], { quarantine })
  await house.clock.until(() => house.progress()?.state === "stuck")
  await house.clock.until(() => added.length === 3)
  expect(house.writer.blocks.at(-1)?.number).toBe(29)
  expect(house.progress()).toMatchObject({
    state: "stuck",
    stuckAt: 30,
    quarantined: 1,
    nodeHead: 59,
    error:
      'block 30 cannot be read: node-0.test: block 30: gasLimit is "0xnone", not a quantity. It is kept with what the node answered, asked for again every 4 s, and read by a newer version if this one cannot',
  })
  expect(added[0]).toMatchObject({ number: 30, attempts: expect.any(Number) })
  expect(Buffer.from(added[0]?.bytes ?? []).toString()).toContain('"gasLimit":"0xnone"')
  expect(house.logged.filter(({ level }) => level === "error")).toEqual([
    {
      level: "error",
      message: "A block cannot be read and is set aside; nothing after it is stored",
      facts: { chainId: "43112", block: 30, reason: expect.stringContaining("gasLimit"), attempts: expect.any(Number) },
    },
  ])
  await house.stop()
})

test("it is asked for again and again, and once it can be read everything goes on", async () => {
  const { node, mend } = brokenNode()
  const { quarantine, added, released } = memory()
  const house = runHouse([node], { quarantine })
  await house.clock.until(() => house.progress()?.state === "stuck")
  await house.clock.pass(600_000)
  expect(added.length).toBeGreaterThan(8)
  // Five attempts take ten seconds, with a pause of four before the next five.
  expect(added.length).toBeLessThan(45)
  mend()
  await house.synced(node)
  expect(released[0]).toBeGreaterThanOrEqual(30)
  await house.clock.until(() => house.progress().state === "following")
  expect(house.progress()).toMatchObject({ quarantined: 0 })
  expect(house.progress()).not.toHaveProperty("stuckAt")
  await house.stop()
})

test("a block that was set aside in an earlier life is shown from the start", async () => {
  const { node } = brokenNode()
  const first = runHouse([node], memory())
  await first.clock.until(() => first.progress()?.state === "stuck")
  await first.stop()
  const states = new Set<string>()
  const second = runHouse([node], {
    ...memory([{ number: 30, reason: "what it was" }]),
    writer: first.writer,
    clock: first.clock,
  })
  await second.clock.until(() => second.progress()?.state === "stuck", 5_000)
  for (let tick = 0; tick < 5; tick++) {
    await second.clock.pass(1_000)
    states.add(second.progress().state)
  }
  expect([...states]).toEqual(["stuck"])
  await second.stop()
})

test("one that was stored meanwhile is forgotten", async () => {
  const node = new EvmNode(new FakeChain(60))
  const first = runHouse([node])
  await first.synced(node)
  await first.stop()
  const { quarantine, released } = memory([{ number: 30, reason: "what it was" }])
  const second = runHouse([node], { quarantine, writer: first.writer })
  await second.clock.until(() => released.length > 0)
  expect(released).toEqual([59])
  await second.stop()
})

test("a quarantine that cannot be written is told, and stands in the way of nothing", async () => {
  const { node, mend } = brokenNode()
  const fail = () => Promise.reject(new Error("disk full"))
  const house = runHouse([node], { quarantine: { blocks: fail, add: fail, release: fail } })
  await house.clock.until(() => house.progress()?.state === "stuck")
  mend()
  await house.synced(node)
  expect(house.logged).toContainEqual({
    level: "warn",
    message: "Quarantined blocks cannot be stored or read",
    facts: { chainId: "43112", reason: "disk full" },
  })
  await house.stop()
})
