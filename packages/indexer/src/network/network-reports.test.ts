import { expect, test } from "vitest"
import { networkReports } from "./network-reports.ts"
import { startingNetworkProgress } from "./starting-network-progress.ts"

const none = { faults: 0, restarts: 0, reorgs: 0, quarantined: 0, differences: 0, metrics: { untrueAnswers: 0 } }
const nodeHead = { number: 9, observedAt: 90, behindSince: 70 }
const reason = "its node is behind: it has block 9, and block 25 is stored"

test("a chain whose node is behind what is stored says so, with since when, and the others say nothing of it", () => {
  const starting = startingNetworkProgress(5)
  const [p, ...others] = starting.chains
  const behind = {
    ...(p as NonNullable<typeof p>),
    state: "following",
    head: { height: 25, id: new Uint8Array(32), timestamp: 60 },
    nodeHeight: 9,
    nodeHeightAt: 90,
    nodeBehindSince: 70,
  } as const
  expect(networkReports({ ...starting, chains: [behind, ...others] })).toEqual([
    {
      ...none,
      subject: { kind: "network", networkId: 5, chain: "P" },
      state: "following",
      reason,
      head: { number: 25, timestamp: 60 },
      nodeHead,
    },
    { ...none, subject: { kind: "network", networkId: 5, chain: "X" }, state: "starting" },
    { ...none, subject: { kind: "network", networkId: 5, chain: "C" }, state: "starting" },
  ])
})

test("a chain of which a node told untruths says which and how many, though all is well", () => {
  const starting = startingNetworkProgress(5)
  const untrue = "node-0.test gave 2 answers that cannot be true, the last at 2026-11-28T12:00:00.000Z: block 5: why"
  const chains = starting.chains.map((one) => ({ ...one, state: "following" as const, untrue, untrueAnswers: 2 }))
  const [report] = networkReports({ ...starting, chains })
  expect(report).toMatchObject({ state: "following", reason: untrue, metrics: { untrueAnswers: 2 } })
})
