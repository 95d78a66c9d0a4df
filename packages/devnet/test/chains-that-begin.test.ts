import { expect, test } from "vitest"
import { Devnet } from "../src/devnet.ts"
import { DevnetClock } from "../src/network/devnet-clock.ts"
import { EvmChains } from "../src/network/evm-chains.ts"
import { PrimaryNetwork } from "../src/network/primary-network.ts"
import { Snapshots } from "../src/network/snapshots.ts"

const clock = { start: Date.parse("2026-01-01T00:00:00Z"), isStopped: true }

test("a chain begins once, however many ask for it at a time", async () => {
  const network = new PrimaryNetwork({ clock: new DevnetClock(clock), seed: "once" })
  const begun: string[] = []
  const chains = new EvmChains(network, { onStart: ({ name }) => begun.push(name) })
  await Promise.all([chains.begin(), chains.begin(), chains.begin()])
  expect({ begun, running: chains.all.length }).toEqual({ begun: ["C-Chain"], running: 1 })
})

test("a network begins in steps, and what is issued between them is in a block after the last of them", async () => {
  const devnet = await Devnet.open({ seed: "steps", clock, l1s: [{ name: "Firn", chainID: 99_123 }] })
  const { network, chains, producer, treasury } = devnet
  const seen = () => ({ chains: chains.all.map(({ name }) => name), x: network.x.last.height })
  const steps: unknown[] = []
  await devnet.begin(async () => {
    steps.push(seen())
    if (steps.length > 1) return
    treasury.transferX([{ to: treasury.address, amount: 1n }])
    producer.poke()
  })
  await producer.mine()
  expect([...steps, seen()]).toEqual([
    { chains: [], x: 0 },
    { chains: ["C-Chain"], x: 0 },
    { chains: ["C-Chain", "Firn"], x: 1 },
  ])
  devnet.close()
})

test("an L1 that was made after a snapshot is gone with what came after it, and can be made again", async () => {
  const devnet = await Devnet.create({ seed: "again", clock })
  const seen = () => ({
    chains: devnet.chains.all.map(({ name }) => name),
    l1s: devnet.l1s.map(({ name }) => name),
    served: devnet.node.chains.all().length,
  })
  const before = seen()
  const snapshot = await devnet.snapshots.take()
  const first = await devnet.createL1({ name: "Firn", chainID: 99_123 })
  await devnet.chains.get(first.blockchainID)?.chain.build({ allowEmpty: true })
  expect(seen()).toEqual({ chains: ["C-Chain", "Firn"], l1s: ["Firn"], served: before.served + 1 })

  expect(await devnet.snapshots.revert(snapshot)).toBe(true)
  expect(seen()).toEqual(before)

  const second = await devnet.createL1({ name: "Firn", chainID: 99_123 })
  expect(seen()).toEqual({ chains: ["C-Chain", "Firn"], l1s: ["Firn"], served: before.served + 1 })
  const running = devnet.chains.get(second.blockchainID)
  expect({ height: running?.chain.tip.header.number, containers: running?.consensus.length }).toEqual({
    height: 0n,
    containers: 0,
  })
  devnet.close()
})

test("going back lets go of the snapshots that were taken later", async () => {
  const held = new Set<number>()
  const part = {
    mark: () => {
      held.add(held.size)
      return held.size - 1
    },
    revert: () => {},
    forget: (mark: unknown) => void held.delete(mark as number),
  }
  const network = new PrimaryNetwork({ clock: new DevnetClock(clock), seed: "later" })
  const snapshots = new Snapshots({ journal: network.journal, clock: network.clock, parts: () => [part] })
  const first = await snapshots.take()
  await snapshots.take()
  await snapshots.take()
  expect(held.size).toBe(3)
  await snapshots.revert(first)
  expect([...held]).toEqual([])
})

test("blocks that a fork or a snapshot takes away are accepted containers no more", async () => {
  const devnet = await Devnet.create({ seed: "fork", clock })
  const { chain, consensus } = devnet.chains.c
  const seen = () => ({ height: Number(chain.tip.header.number), containers: consensus.length })
  const { height } = seen()
  const snapshot = await devnet.snapshots.take()
  await chain.build({ allowEmpty: true })
  await chain.build({ allowEmpty: true })
  expect(seen()).toEqual({ height: height + 2, containers: height + 2 })
  const { id } = consensus.at(height + 1)
  await chain.fork(BigInt(height + 1))
  expect({ ...seen(), index: consensus.indexOf(id) }).toEqual({ height: height + 1, containers: height + 1 })
  await chain.build({ allowEmpty: true })
  expect(seen()).toEqual({ height: height + 2, containers: height + 2 })
  await devnet.snapshots.revert(snapshot)
  expect(seen()).toEqual({ height, containers: height })
  devnet.close()
})
