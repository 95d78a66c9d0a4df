import type { Hex } from "viem"
import { beforeAll, expect, test } from "vitest"
import { Devnet } from "../../src/devnet.ts"
import { DevnetHost } from "../../src/host/devnet-host.ts"
import type { RunningChain } from "../../src/network/evm/running-chain.ts"
import { addressOf, alice, bob, send } from "./accounts.ts"
import { callOf } from "./call.ts"
import { creations, transferOf, words } from "./programs.ts"
import { type UpstreamNetwork, upstreamNetwork } from "./upstream.ts"

let upstream: UpstreamNetwork
let living: RunningChain
let token: Hex

beforeAll(async () => {
  upstream = await upstreamNetwork({ l1s: [{ name: "firn", chainID: 99_123 }] })
  living = upstream.devnet.chains.all[1] as RunningChain
  await living.chain.edit((state) => state.updateAccount(addressOf(alice), { balance: 10n ** 20n }))
  await send(living.chain, { from: alice, to: addressOf(bob), value: 1n, gas: 21_000n })
  token = (await send(living.chain, { from: alice, data: creations.coin([addressOf(alice)]) })) as Hex
})

const forkOptions = () => ({ url: upstream.urlOf(living), fetch: upstream.fetch })
const clock = () => ({ start: upstream.devnet.network.clock.now(), isStopped: true })
const forkedOf = ({ chains }: Devnet) => chains.all.find((one) => one.fork) as RunningChain
const balance = (devnet: Devnet) =>
  callOf(devnet, forkedOf(devnet))("eth_call", [
    { to: token, data: `0x70a08231${words(BigInt(addressOf(bob))).slice(2)}` },
    "latest",
  ])

async function forked() {
  const devnet = await Devnet.create({ seed: "fork", clock: clock(), fork: forkOptions() })
  const { chain } = forkedOf(devnet)
  await send(chain, { from: alice, to: token, data: transferOf(addressOf(bob), 5n) })
  return devnet
}

test("a state has all that its fork read: it goes on without the living chain's node, to the same blocks", async () => {
  const before = await forked()
  const text = await before.dump()
  const requests = upstream.requests.length
  const after = await Devnet.load(text)
  const [was, is] = [forkedOf(before), forkedOf(after)]
  expect([is.chain.tip.hash, is.blockchainID, is.subnetID]).toEqual([
    was.chain.tip.hash,
    was.blockchainID,
    was.subnetID,
  ])
  expect(after.l1s.map(({ name }) => name)).toEqual(["fork"])
  expect(await balance(after)).toEqual({ result: words(5) })
  await send(is.chain, { from: alice, to: token, data: transferOf(addressOf(bob), 1n) })
  expect(await balance(after)).toEqual({ result: words(6) })
  expect(upstream.requests.length).toBe(requests)
  const { error } = (await callOf(after, is)("eth_getBalance", [`0x${"e7".repeat(20)}`, "latest"])) as {
    error: { message: string }
  }
  expect(error.message).toContain("and no node of the living chain is given (fork)")
})

test("with the node's URL, a state goes on reading from it", async () => {
  const text = await (await forked()).dump()
  const after = await Devnet.load(text, { fork: forkOptions() })
  expect(await callOf(after, forkedOf(after))("eth_getBalance", [`0x${"e7".repeat(20)}`, "latest"])).toEqual({
    result: "0x0",
  })
  const other = await upstreamNetwork({ l1s: [{ name: "other", chainID: 99_124 }] })
  const chain = other.devnet.chains.all[1] as RunningChain
  await expect(Devnet.load(text, { fork: { url: other.urlOf(chain), fetch: other.fetch } })).rejects.toThrow(
    "the state file is a fork of another chain",
  )
})

test("a state holds no URL, and a damaged fork in it is refused", async () => {
  const text = await (await forked()).dump()
  expect(text).not.toContain("upstream.test")
  const [head = "", ...lines] = text.split("\n")
  const parsed = JSON.parse(head)
  for (const fork of [7, {}, { ...parsed.fork, reads: [["key"]] }, { ...parsed.fork, facts: {} }]) {
    const damaged = [JSON.stringify({ ...parsed, fork }), ...lines].join("\n")
    await expect(Devnet.load(damaged)).rejects.toThrow("line 1: the fork is damaged")
  }
})

test("a reset starts the fork again at the same block, also if the living chain has grown, or at another one", async () => {
  const host = await DevnetHost.open({ seed: "fork", clock: clock(), fork: forkOptions() })
  await host.begin()
  const first = forkedOf(host.devnet).chain
  const start = first.tip.header.number
  await send(first, { from: alice, to: token, data: transferOf(addressOf(bob), 5n) })
  await send(living.chain, { from: alice, to: addressOf(bob), value: 1n, gas: 21_000n })
  await callOf(host.devnet)("anvil_reset")
  const { chain, blockchainID } = forkedOf(host.devnet)
  expect([chain.tip.header.number, blockchainID]).toEqual([start, living.blockchainID])
  expect(await balance(host.devnet)).toEqual({ result: words(0) })
  await callOf(host.devnet)("anvil_reset", [{ forking: { blockNumber: Number(start) - 1 } }])
  expect(forkedOf(host.devnet).chain.tip.header.number).toBe(start - 1n)
  const other = { forking: { jsonRpcUrl: "http://user:secret@other.test" } }
  expect(await callOf(host.devnet)("anvil_reset", [other])).toEqual({
    error: { code: -32000, message: "a devnet forks the chain that it was started with, and no other" },
  })
  host.close()
})
