import { formatId, formatNodeId } from "@serac/chain"
import { expect, test } from "vitest"
import { primaryCheats } from "../src/cheats/primary-cheats.ts"
import { DevnetClock } from "../src/network/devnet-clock.ts"
import { PrimaryNetwork } from "../src/network/primary-network.ts"
import { Snapshots } from "../src/network/snapshots.ts"
import { Upkeep } from "../src/network/upkeep.ts"
import { Traffic } from "../src/traffic/traffic.ts"
import { DevnetWallet } from "../src/wallet/devnet-wallet.ts"
import { testKey } from "../src/wallet/test-key.ts"
import { ask } from "./ask.ts"

const start = Date.parse("2026-01-01T00:00:00Z")

function begin() {
  const clock = new DevnetClock({ start, isStopped: true })
  const network = new PrimaryNetwork({ clock, seed: "cheats" })
  const snapshots = new Snapshots({ journal: network.journal, clock })
  const upkeep = new Upkeep({ network, wallet: new DevnetWallet(network, testKey) })
  const mine = async () => void upkeep.work()
  const methods = primaryCheats({ network, snapshots, upkeep, mine })
  const call = async (method: string, params: object = {}) => {
    const { call: run, parameters } = methods[`devnet.${method}`] ?? {}
    if (!run || !parameters) throw new Error(`there is no ${method}`)
    return ask({ [method]: { parameters, call: run } }, method, params)
  }
  return { clock, network, methods, call }
}

const first = ({ network }: ReturnType<typeof begin>) => {
  const [staker] = network.p.state.stakers.inOrder()
  if (!staker) throw new Error("nobody stakes")
  return staker
}

test.each([
  ["commit", 1, true],
  ["abort", 1, false],
  ["", 1, true],
  ["", 0.5, false],
] as const)(
  "skips to a staker's end: asked to %j, seen %s of the time, rewarded %s",
  async (decision, uptime, isPaid) => {
    const world = begin()
    const { network, methods } = world
    const staker = first(world)
    await methods["devnet.setUptime"]?.call({ nodeID: staker.nodeID, uptime })
    const told = await methods["devnet.endStaker"]?.call({ txID: staker.txID, decision })
    expect(told).toEqual({
      nodeID: formatNodeId(staker.nodeID),
      ended: true,
      status: isPaid ? "Committed" : "Aborted",
      time: new Date(Number(staker.end) * 1000).toISOString(),
    })
    expect((network.p.state.rewards.get(Buffer.from(staker.txID).toString("hex")) ?? []).length > 0).toBe(isPaid)
  },
)

test("goes back to a snapshot: blocks, stakers, uptimes and time", async () => {
  const world = begin()
  const { clock, network, methods } = world
  const seen = () => ({
    time: clock.now(),
    P: formatId(network.p.last.id),
    X: formatId(network.x.last.id),
    stakers: network.p.state.stakers.size,
    uptime: network.uptimes.of(first(world).nodeID),
  })
  const before = seen()
  expect(await methods["devnet.snapshot"]?.call({})).toEqual({ snapshot: 1 })
  await methods["devnet.setUptime"]?.call({ nodeID: first(world).nodeID, uptime: 0.1 })
  new Traffic({ network, seed: "cheats", pace: 0.5 }).run(start + 3_600_000)
  await methods["devnet.endStaker"]?.call({ txID: first(world).txID, decision: "abort" })
  expect(seen()).not.toEqual(before)
  expect(await methods["devnet.revert"]?.call({ snapshot: 1 })).toEqual({
    reverted: true,
    time: "2026-01-01T00:00:00.000Z",
  })
  expect(seen()).toEqual(before)
  await expect(methods["devnet.revert"]?.call({ snapshot: 1 })).rejects.toThrow("there is no snapshot 1")
})

test("says what is wrong with what it is given", async () => {
  const { call } = begin()
  expect([await call("setUptime", { uptime: 2 }), await call("increaseTime", { seconds: -1 })]).toEqual([
    { error: "a share is 0 to 1, not 2" },
    { error: expect.stringContaining("couldn't unmarshal an argument") },
  ])
})
