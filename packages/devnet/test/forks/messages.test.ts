import { expect, onTestFinished, test } from "vitest"
import type { RunningChain } from "../../src/network/evm/running-chain.ts"
import { startDevnet } from "../../src/start-devnet.ts"
import { clientOf, deployMailbox, send } from "../message-clients.ts"
import { upstreamNetwork } from "./upstream.ts"

const firn = { name: "firn", chainID: 99_123 }
const rime = { name: "rime", chainID: 99_124 }

test.each([
  ["C-Chain", "before", undefined],
  ["C-Chain", "after", 0],
  ["L1", "before", undefined],
  ["L1", "after", 0],
] as const)("a message goes from a forked %s to a local chain and back, %s Helicon", async (kind, _, helicon) => {
  const upstream = await upstreamNetwork({ l1s: [firn], helicon })
  const living = upstream.devnet.chains.all[kind === "L1" ? 1 : 0] as RunningChain
  const clock = { start: upstream.devnet.network.clock.now() }
  const faults: unknown[] = []
  const { devnet, url, close } = await startDevnet({
    seed: "fork",
    port: 0,
    clock,
    helicon,
    l1s: kind === "L1" ? [] : [rime],
    fork: { url: upstream.urlOf(living), fetch: upstream.fetch },
    onFault: (error) => void faults.push(error),
  })
  onTestFinished(close)
  const forked = devnet.chains.all.find((one) => one.fork) as RunningChain
  const local = devnet.chains.all.find((one) => one !== forked) as RunningChain
  expect(forked.blockchainID).toEqual(living.blockchainID)
  const [fork, other] = [clientOf(url, devnet, forked), clientOf(url, devnet, local)]
  const boxes = [await deployMailbox(other), await deployMailbox(fork)] as const
  const there = await send(fork, other, boxes[0])
  await devnet.producer.mine()
  const back = await send(other, fork, boxes[1])
  await devnet.producer.mine()
  const outcomes = devnet.messages().map(({ messageID, status }) => [messageID, status])
  expect(Object.fromEntries(outcomes)).toEqual({ [there]: "executed", [back]: "executed" })
  expect(faults).toEqual([])
})
