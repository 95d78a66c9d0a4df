import { type Hex, toEventSelector } from "viem"
import { beforeAll, expect, test } from "vitest"
import { Devnet } from "../src/devnet.ts"
import { teleporterMessenger } from "../src/generated/contracts/teleporter-messenger.ts"
import { messengerLogs } from "../src/messages/devnet-messages.ts"
import { Random } from "../src/random/random.ts"
import { deployFirst } from "../src/traffic/evm/deploy-kinds.ts"
import { EvmScene, isRefusal } from "../src/traffic/evm/evm-scene.ts"
import { messageKinds } from "../src/traffic/evm/message-kinds.ts"
import { Relayer } from "../src/traffic/evm/relayer.ts"

const seed = "relayer"
const minute = 60_000
const clock = { start: Date.parse("2026-01-01T12:00:00Z"), isStopped: true }

/** Senders of messages and a relayer, on the chains of a devnet. */
function correspondents({ network, chains }: Devnet) {
  const scene = new EvmScene({ network, chains, seed }, new Random(seed))
  const relayer = new Relayer(scene)
  const kinds = messageKinds(relayer)
  const act = (kind: string) =>
    kinds[kind]?.[1](scene).catch((error: unknown) => {
      if (!isRefusal(error)) throw error
    })
  return { scene, relayer, act }
}

async function sent(rounds: number): Promise<Devnet> {
  const devnet = await Devnet.create({ seed, clock, l1s: [{ name: "firn", chainID: 99_800 }] })
  const { scene, relayer, act } = correspondents(devnet)
  for (const running of devnet.chains.all) await deployFirst(scene, running)
  for (let round = 0; round < rounds; round++) {
    devnet.network.clock.advance(5 * minute)
    await relayer.work()
    await act("sendMessage")
    if (round % 4 === 0) await act("addFee")
    if (round % 4 === 2) await act("redeem")
    await devnet.chains.work()
  }
  devnet.close()
  return devnet
}

const names = Object.fromEntries(
  teleporterMessenger.abi.flatMap((item) => (item.type === "event" ? [[toEventSelector(item), item.name]] : [])),
) as Readonly<Record<Hex, string>>

let devnet: Devnet
beforeAll(async () => {
  devnet = await sent(28)
})

test("messages come, come late, never come, fail and are tried again; fees are raised, receipts return, rewards are taken", () => {
  const seen = devnet.chains.all.flatMap((running) =>
    [...messengerLogs(running, 0n)].map(({ log }) => names[log.topics[0] as Hex]),
  )
  expect([...new Set(seen)].sort()).toEqual([...new Set(Object.values(names))].sort())
  const messages = devnet.messages()
  expect([...new Set(messages.map(({ status }) => status))].sort()).toEqual([
    "executed",
    "failed",
    "pending",
    "received",
  ])
  expect(new Set(messages.map(({ messageID }) => messageID)).size).toBe(messages.length)
  for (const { sentBy, deliveredBy, status } of messages) {
    const places = [sentBy, deliveredBy].map((hash) =>
      devnet.chains.all.some(({ chain }) => hash !== undefined && chain.transaction(hash) !== undefined),
    )
    expect(places).toEqual([true, status !== "pending"])
  }
})

test("a relayer of a state that was loaded brings what is on its way, and nothing twice", async () => {
  const again = await Devnet.load(await devnet.dump(), { clock: { isStopped: true } })
  const before = again.messages()
  const { relayer } = correspondents(again)
  expect(before).toEqual(devnet.messages())
  again.network.clock.advance(300 * minute)
  for (let round = 0; round < 60 && (round === 0 || relayer.errands.length > 0); round++) {
    await relayer.work()
    await again.chains.work()
    again.network.clock.advance(60 * minute)
  }
  const after = again.messages()
  const waited = (some: typeof before) => some.filter(({ status }) => status === "pending").length
  expect(relayer.errands).toEqual([])
  expect(waited(after)).toBeLessThan(waited(before))
  const brought = before.filter(({ deliveredBy }) => deliveredBy)
  expect(brought.map(({ messageID, deliveredBy }) => [messageID, deliveredBy])).toEqual(
    brought.map(({ messageID }) => [messageID, after.find((one) => one.messageID === messageID)?.deliveredBy]),
  )
})

test("what a snapshot took back is brought no more", async () => {
  const { relayer, act } = correspondents(devnet)
  await relayer.work()
  await devnet.chains.work()
  const number = await devnet.snapshots.take()
  const before = { messages: devnet.messages(), errands: relayer.errands }
  for (let round = 0; round < 3; round++) {
    devnet.network.clock.advance(5 * minute)
    await act("sendMessage")
    await devnet.chains.work()
    await relayer.work()
    await devnet.chains.work()
  }
  expect(devnet.messages().length).toBeGreaterThan(before.messages.length)
  await devnet.snapshots.revert(number)
  expect({ messages: devnet.messages(), errands: relayer.errands }).toEqual(before)
})
