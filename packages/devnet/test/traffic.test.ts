import { formatId } from "@serac/chain"
import { expect, test } from "vitest"
import { loadCrypto } from "../src/evm/index.ts"
import { keyOf } from "../src/interfaces/keys.ts"
import { zeroID } from "../src/ledger/index.ts"
import { DevnetClock } from "../src/network/devnet-clock.ts"
import { fastRecover } from "../src/network/fast-recover.ts"
import { PrimaryNetwork } from "../src/network/primary-network.ts"
import { validatorIdentity } from "../src/network/validator-identity.ts"
import { busyness } from "../src/traffic/rhythm.ts"
import { Traffic } from "../src/traffic/traffic.ts"
import { burned, refunded, rewarded, total } from "./avax-sums.ts"

const start = Date.parse("2026-01-01T00:00:00Z")
const day = 86_400_000

const crypto = await loadCrypto()

function run(seed: string, days: number) {
  const clock = new DevnetClock({ start, isStopped: true })
  const network = new PrimaryNetwork({ clock, seed, recover: fastRecover(crypto) })
  const first = total(network)
  const traffic = new Traffic({ network, seed, pace: 0.14 })
  traffic.run(start + days * day)
  return { network, traffic, first }
}

const digest = ({ network: { p, x, consensus } }: ReturnType<typeof run>) => ({
  P: `${p.last.height} ${formatId(p.last.id)}`,
  X: `${x.last.height} ${formatId(x.last.id)}`,
  containers: [consensus.P, consensus.X].map((chain) => formatId(chain.at(chain.length - 1).id)),
})

test("does the same on the same seed, of every kind, and creates nothing but rewards", () => {
  const one = run("a", 0.7)
  expect(digest(one)).toEqual(digest(run("a", 0.7)))
  one.traffic.run(start + 2 * day)
  const { issued } = one.traffic.counts
  expect(Object.keys(issued).sort()).toEqual([
    "L1.balance",
    "L1.create",
    "L1.disable",
    "L1.register",
    "L1.weight",
    "P.createSubnet",
    "P.delegator",
    "P.export",
    "P.import",
    "P.removal",
    "P.subnetOwner",
    "P.subnetValidator",
    "P.transfer",
    "P.validator",
    "X.createAsset",
    "X.export",
    "X.import",
    "X.operate",
    "X.transfer",
    "X.transferAsset",
  ])
  const { network, first } = one
  expect(rewarded(network)).toBeGreaterThan(0n)
  expect(total(network)).toBe(first - burned(network) + rewarded(network) + refunded(network))
})

test("is busiest in the afternoon and quiet before dawn", () => {
  const at = (hour: number) => Math.round(busyness(start + hour * 3_600_000) * 100) / 100
  expect([4, 10, 16, 22, 28].map(at)).toEqual([0.2, 0.6, 1, 0.6, 0.2])
})

test("a day and some hours have stakes that ended, and rewards of each kind", () => {
  const { network, traffic } = run("a", 0.01)
  const { stakers, rewards } = network.p.state
  const nodeIDs = [0, 1].map((at) => validatorIdentity("first to stake", at).nodeID)
  const stakes = nodeIDs.map((nodeID) => ({
    validator: stakers.validator(zeroID, nodeID)?.txID,
    delegators: stakers.delegators(zeroID, nodeID).map(({ txID }) => txID),
  }))
  traffic.run(start + 1.1 * day)
  expect(nodeIDs.map((nodeID) => stakers.validator(zeroID, nodeID))).toEqual([undefined, undefined])
  const rewardsOf = (txID: Uint8Array | undefined) => (txID && rewards.get(keyOf(txID)))?.length
  // A validator's rewards are for its own stake and for its share of the delegator's reward.
  expect(stakes.map(({ validator, delegators }) => [rewardsOf(validator), delegators.map(rewardsOf)])).toEqual([
    [2, [1]],
    [2, [1]],
  ])
})
