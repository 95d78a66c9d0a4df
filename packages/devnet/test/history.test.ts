import { expect, test } from "vitest"
import { Devnet } from "../src/devnet.ts"
import { startDevnet } from "../src/start-devnet.ts"

const start = Date.parse("2026-01-01T00:00:00Z")
const clock = { start, isStopped: true }
const hour = 3_600_000
/** Advances real time by an hour, with periodic checks for blocks that are due. */
async function anHour({ producer }: Devnet, time: { now: number }) {
  for (let minute = 0; minute < 60; minute += 5) {
    time.now += hour / 12
    await producer.mine()
  }
}

const heights = ({ network: { p, x } }: Devnet) => p.last.height + x.last.height

test("people use a devnet without history when it is asked for", async () => {
  const time = { now: start }
  const devnet = await Devnet.create({ seed: "people", hasTraffic: true, clock: { real: () => time.now } })
  await devnet.fillHistory()
  const before = heights(devnet)
  await anHour(devnet, time)
  expect(heights(devnet)).toBeGreaterThan(before)
  devnet.close()
})

test("people go on at once after the network went back", async () => {
  const time = { now: start }
  const options = { seed: "back", days: 0.01, clock: { real: () => time.now } }
  const devnet = await Devnet.create(options)
  await devnet.fillHistory()
  const snapshot = await devnet.snapshots.take()
  const before = heights(devnet)
  time.now += 24 * hour
  await devnet.producer.mine()
  await devnet.snapshots.revert(snapshot)
  expect(heights(devnet)).toBe(before)
  await anHour(devnet, time)
  expect(heights(devnet)).toBeGreaterThan(before)
  devnet.close()
})

test("a state that is written while history is filled is whole, and what goes on from it goes on", async () => {
  const devnet = await Devnet.create({ seed: "early", days: 0.02, clock })
  const filled = devnet.fillHistory()
  const early = await devnet.dump()
  await filled
  const again = await Devnet.load(early, { clock })
  await again.fillHistory()
  expect(heights(again)).toBeLessThan(heights(devnet))
  expect(again.network.clock.now()).toBeLessThan(devnet.network.clock.now())
  for (const one of [devnet, again]) one.close()
})

test("a history that fails is told, ends nothing else, and does not keep the port", async () => {
  const told: unknown[] = []
  const fault = new Error("the progress bar is broken")
  const running = await startDevnet({
    seed: "fails",
    days: 0.01,
    onProgress: () => {
      throw fault
    },
    onFault: (error) => told.push(error),
  })
  await expect(running.filled).rejects.toBe(fault)
  expect(told).toEqual([fault])
  expect(Math.abs(running.devnet.network.clock.now() - Date.now())).toBeLessThan(60_000)
  await running.close()
  await expect(fetch(running.url)).rejects.toThrow("fetch failed")
})
