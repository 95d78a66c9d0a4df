import { Devnet } from "@serac/devnet"

const historyStart = Date.UTC(2026, 0)

/** A devnet with a stopped clock and three days of history, which serves. */
export async function filledDevnet(seed: string): Promise<Devnet> {
  const clock = { start: historyStart, isStopped: true }
  const devnet = await Devnet.create({ seed, days: 3, hasTraffic: false, clock })
  await devnet.fillHistory()
  devnet.node.start()
  return devnet
}
