import { formatId } from "@serac/chain"
import { expect, test } from "vitest"
import { Devnet } from "../../src/devnet.ts"
import type { DevnetOptions } from "../../src/devnet-options.ts"
import { networkOfChain } from "../../src/fork/known-networks.ts"
import type { RunningChain } from "../../src/network/evm/running-chain.ts"
import { subnetOfBlockchain, validatorsAt } from "../../src/network/evm/warp.ts"
import { testAccounts } from "../../src/wallet/test-accounts.ts"
import { addressOf, alice, bob, send } from "./accounts.ts"
import { type UpstreamNetwork, upstreamNetwork } from "./upstream.ts"

const firn = { name: "firn", chainID: 99_123 }

function forkOf({ devnet, fetch, urlOf }: UpstreamNetwork, chain: RunningChain, options: DevnetOptions = {}) {
  const clock = { start: devnet.network.clock.now(), isStopped: true }
  return Devnet.create({ seed: "fork", clock, ...options, fork: { ...options.fork, url: urlOf(chain), fetch } })
}

const balanceOf = ({ chain }: RunningChain, address: `0x${string}`) =>
  chain.read(chain.tip, async ({ state }) => (await state.account(address))?.balance ?? 0n)

test("a forked C-Chain keeps height, network, chain and blockchain id, and runs on with the time of its block", async () => {
  const upstream = await upstreamNetwork()
  const living = upstream.devnet.chains.c
  await living.chain.edit((state) => state.updateAccount(addressOf(alice), { balance: 5n * 10n ** 18n }))
  await send(living.chain, { from: alice, to: addressOf(bob), value: 7n, gas: 21_000n })
  const fork = await forkOf(upstream, living)
  const { c } = fork.chains
  expect({
    tip: [c.chain.tip.header.number, c.chain.tip.hash],
    networkID: fork.network.genesis.networkID,
    blockchainID: formatId(c.blockchainID),
    identity: c.chain.identity.blockchainID,
    chainID: c.chain.config.chainID,
    unchecked: fork.network.fork?.unchecked,
  }).toEqual({
    tip: [living.chain.tip.header.number, living.chain.tip.hash],
    networkID: 12_345,
    blockchainID: formatId(living.blockchainID),
    identity: living.blockchainID,
    chainID: 43_112n,
    unchecked: [],
  })
  expect(await balanceOf(c, addressOf(bob))).toBe(7n)
  await send(c.chain, { from: alice, to: addressOf(bob), value: 1n, gas: 21_000n })
  expect([await balanceOf(c, addressOf(bob)), await balanceOf(living, addressOf(bob))]).toEqual([8n, 7n])
  expect(c.chain.tip.header.parentHash).toBe(living.chain.tip.hash)
})

test("a forked L1 keeps its ids, rules and fees, beside a C-Chain of its own; played validators stand for it on the P-Chain", async () => {
  const upstream = await upstreamNetwork({ l1s: [firn] })
  const living = upstream.devnet.chains.all[1] as RunningChain
  await living.chain.build({ allowEmpty: true })
  const fork = await forkOf(upstream, living)
  const [c, l1] = fork.chains.all as [RunningChain, RunningChain]
  expect([c.fork, l1.fork?.chainID]).toEqual([undefined, 99_123n])
  expect({ ...l1.chain.config, upgrades: undefined }).toEqual({ ...living.chain.config, upgrades: undefined })
  expect({ hash: l1.chain.tip.hash, id: l1.blockchainID, name: fork.l1s.map(({ name }) => name) }).toEqual({
    hash: living.chain.tip.hash,
    id: living.blockchainID,
    name: ["fork"],
  })
  const { network } = fork
  expect(subnetOfBlockchain(network, living.blockchainID)).toEqual(l1.subnetID)
  const validators = validatorsAt(network, network.p.last.height, l1.subnetID)
  expect(validators?.validators.length).toBe(3)
  const answer = await fork.node.handle({
    method: "POST",
    target: "/ext/bc/P",
    headers: { host: "localhost", "content-type": "application/json" },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "platform.validatedBy",
      params: { blockchainID: formatId(living.blockchainID) },
    }),
  })
  expect(JSON.parse(answer.body).result).toEqual({ subnetID: formatId(l1.subnetID) })
  const [account] = testAccounts
  expect(await balanceOf(l1, account?.address.toLowerCase() as `0x${string}`)).toBe(10_000n * 10n ** 18n)
})

test("the network id is the known one of a public chain, the node's, or a given one", async () => {
  expect([43_114n, 43_113n, 43_112n].map(networkOfChain)).toEqual([1, 5, undefined])
  const upstream = await upstreamNetwork()
  const { c } = upstream.devnet.chains
  const { network, chains } = await forkOf(upstream, c, { fork: { url: upstream.urlOf(c), networkID: 5 } })
  expect([network.genesis.networkID, network.p.config.networkID, chains.c.chain.identity.networkID]).toEqual([5, 5, 5])
})

test("a fork of a C-Chain with Helicon goes on with its gas clock, at the same price, and executes blocks after their acceptance", async () => {
  const upstream = await upstreamNetwork({ helicon: 0 })
  const living = upstream.devnet.chains.c
  await living.chain.edit((state) => state.updateAccount(addressOf(alice), { balance: 10n ** 24n }))
  await living.chain.edit((state) => state.updateAccount(addressOf(bob), { balance: 10n ** 24n }))
  for (let round = 0; round < 6; round++) {
    upstream.devnet.network.clock.advance(2_000)
    await send(living.chain, { from: alice, to: addressOf(bob), value: 7n, gas: 8_000_000n })
  }
  const { tip } = living.chain
  expect((tip.header.settledHeight ?? 0n) < tip.header.number).toBe(true)
  const fork = await forkOf(upstream, living)
  const { c } = fork.chains
  const { stateRoot: _, ...execution } = c.chain.tip.execution ?? {}
  const { stateRoot: __, ...expected } = tip.execution ?? {}
  expect(execution).toEqual(expected)
  expect(fork.network.fork?.unchecked).toEqual([
    `No header has the state root after block ${tip.header.number} yet: proofs are checked against the node's first one.`,
  ])
  const outcomes = []
  for (const { chain, network } of [
    { chain: living.chain, network: upstream.devnet.network },
    { chain: c.chain, network: fork.network },
  ]) {
    network.clock.advance(2_000)
    await send(chain, { from: alice, to: addressOf(bob), value: 1n, gas: 21_000n })
    // The latest possible end differs: on the fork, the blocks before are settled.
    outcomes.push([chain.tip.receipts, chain.tip.execution?.clock, chain.tip.execution?.baseFee])
  }
  expect(outcomes[1]).toEqual(outcomes[0])
  expect([await balanceOf(c, addressOf(bob)), c.chain.executesLater]).toEqual([10n ** 24n + 43n, true])
  for (let round = 0; round < 4; round++) {
    fork.network.clock.advance(7_000)
    await send(c.chain, { from: alice, to: addressOf(bob), value: 1n, gas: 21_000n })
  }
  expect(c.chain.settled.header.number > tip.header.number).toBe(true)
})

test("a fork of a C-Chain with Helicon whose node has no receipts of blocks goes on from the highest possible price", async () => {
  const upstream = await upstreamNetwork({ helicon: 0 })
  const living = upstream.devnet.chains.c
  await living.chain.edit((state) => state.updateAccount(addressOf(alice), { balance: 10n ** 24n }))
  await send(living.chain, { from: alice, to: addressOf(bob), value: 7n, gas: 21_000n })
  const withoutReceipts: typeof fetch = async (url, init) => {
    const { id, method } = JSON.parse(String(init?.body))
    if (method !== "eth_getBlockReceipts") return upstream.fetch(url, init)
    const error = { code: -32_601, message: "the method eth_getBlockReceipts does not exist/is not available" }
    return new Response(JSON.stringify({ jsonrpc: "2.0", id, error }))
  }
  const fork = await forkOf({ ...upstream, fetch: withoutReceipts }, living)
  expect(fork.network.fork?.unchecked).toContainEqual(expect.stringContaining("does not tell the gas of the blocks"))
  await send(fork.chains.c.chain, { from: alice, to: addressOf(bob), value: 1n, gas: 21_000n })
  expect(await balanceOf(fork.chains.c, addressOf(bob))).toBe(8n)
})
