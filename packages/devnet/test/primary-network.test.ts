import { join } from "node:path"
import { decodeContainer, formatId, formatNodeId } from "@serac/chain"
import { recordedNetwork } from "@serac/recordings"
import { expect, test } from "vitest"
import { zeroID } from "../src/ledger/index.ts"
import { nextEpoch } from "../src/network/consensus/epoch.ts"
import { DevnetClock } from "../src/network/devnet-clock.ts"
import { PrimaryNetwork } from "../src/network/primary-network.ts"
import { DevnetWallet } from "../src/wallet/devnet-wallet.ts"
import { testKey } from "../src/wallet/test-key.ts"
import { linesOf } from "./ledger/recording.ts"

const start = Date.parse("2026-01-01T00:00:00Z")
const avax = 1_000_000_000n

const begin = (seed = "test") => {
  const clock = new DevnetClock({ start, isStopped: true })
  const network = new PrimaryNetwork({ clock, seed })
  return { clock, network, wallet: new DevnetWallet(network, testKey) }
}

test("begins with the ids that everybody knows of the local network, and five validators of its own", () => {
  const { network } = begin()
  const { avaxAssetID, xChainID, cChainID, networkID, validators } = network.genesis
  expect({
    networkID,
    avax: formatId(avaxAssetID),
    x: formatId(xChainID),
    c: formatId(cChainID),
    validators: validators.length,
  }).toEqual({
    networkID: 12345,
    avax: "2fombhL7aGPwj3KH4bfrmJwW6PVnMobf9Y2fn9GwxiAAJyFDbe",
    x: "2eNy1mUFdmaxXNj1eQHUe7Np4gju9sJsEtWQ4MX3ToiNKuADed",
    c: "2owdGqyG6FFzTHy5qhenDXQcEghvr571KZE3gSfRJERSJinuwC",
    validators: 5,
  })
})

/** Moves funds between X and P, with one block per minute. */
function traffic({ clock, network, wallet }: ReturnType<typeof begin>) {
  const { xChainID } = network.genesis
  const steps = [
    () => wallet.transferX([{ to: network.validators[0]?.nodeID as Uint8Array, amount: 5n * avax }]),
    () => wallet.exportX(zeroID, [{ to: wallet.address, amount: 7n * avax }]),
    () => wallet.importP(xChainID),
    () => wallet.transferP([{ to: wallet.address, amount: 3n * avax }]),
    () => wallet.exportP(xChainID, [{ to: wallet.address, amount: 2n * avax }]),
    () => wallet.importX(zeroID),
  ]
  for (const step of steps) {
    clock.advance(60_000)
    step()
    network.work()
  }
}

const tips = ({ network }: ReturnType<typeof begin>) => ({
  P: [network.p.last.height, formatId(network.p.last.id)],
  X: [network.x.last.height, formatId(network.x.last.id)],
  containers: [network.consensus.P, network.consensus.X].map((chain) => formatId(chain.at(chain.length - 1).id)),
})

test("moves funds between X and P, and makes the same blocks of the same seed", () => {
  const [one, other, another] = [begin(), begin(), begin("another")]
  for (const each of [one, other, another]) traffic(each)
  expect(tips(one)).toEqual(tips(other))
  expect(one.network.p.last.height).toBe(3)
  expect(one.network.x.last.height).toBe(3)
  expect(formatNodeId(another.network.validators[0]?.nodeID as Uint8Array)).not.toBe(
    formatNodeId(one.network.validators[0]?.nodeID as Uint8Array),
  )
  expect(tips(another).P[1]).not.toBe(tips(one).P[1])
})

test("goes back to a snapshot of all chains, and does the same again", () => {
  const world = begin()
  const { clock, network } = world
  const mark = network.journal.mark()
  traffic(world)
  const seen = tips(world)
  network.journal.revert(mark)
  clock.restore(start)
  expect([network.p.last.height, network.x.last.height, network.consensus.P.length]).toEqual([0, 0, 0])
  traffic(world)
  expect(tips(world)).toEqual(seen)
})

test("puts blocks into envelopes that name their parents and, from the second on, an epoch", () => {
  const world = begin()
  traffic(world)
  const { P } = world.network.consensus
  const containers = Array.from({ length: P.length }, (_, index) => decodeContainer(P.at(index).bytes))
  expect(
    containers.map((one, index) => ({
      type: one.type,
      follows: index === 0 || ("parentID" in one && formatId(one.parentID) === formatId(P.at(index - 1).id)),
      epoch: "epoch" in one ? one.epoch.number : undefined,
      index: P.indexOf(one.id),
    })),
  ).toEqual([
    { type: "statelessBlock", follows: true, epoch: undefined, index: 0 },
    { type: "statelessGraniteBlock", follows: true, epoch: 1n, index: 1 },
    { type: "statelessGraniteBlock", follows: true, epoch: 2n, index: 2 },
  ])
})

test.each(["p-chain", "x-chain"])(
  "gives every block of a recorded chain (%s) the epoch that the node gave it",
  (file) => {
    const path = join(recordedNetwork, `ledger/${file}.jsonl.gz`)
    const containers = linesOf<{ container?: string }>(path).flatMap(({ container }) =>
      container ? [decodeContainer(new Uint8Array(Buffer.from(container.slice(2), "hex")))] : [],
    )
    let seen = 0
    for (const [index, one] of containers.entries()) {
      if (one.type !== "statelessGraniteBlock") continue
      let before = index - 1
      while (containers[before]?.type === "option") before--
      const parent = containers[before]
      if (!parent || parent.type === "option") throw new Error("the first block has no epoch")
      const epoch = parent.type === "statelessGraniteBlock" ? parent.epoch : undefined
      expect(nextEpoch({ ...parent, epoch })).toEqual(one.epoch)
      seen++
    }
    expect(seen).toBeGreaterThan(40)
  },
)
