import { decodeContainer } from "@serac/chain"
import { expect, test } from "vitest"
import { Devnet } from "../src/devnet.ts"
import { localUpgradeConfig } from "../src/network/upgrade-config.ts"
import { EvmWallet } from "../src/wallet/evm-wallet.ts"
import { testKey } from "../src/wallet/test-key.ts"

const start = Date.parse("2026-01-01T00:00:00Z")
const clock = { start, isStopped: true }
const somebody = `0x${"5e".repeat(20)}` as const

async function ask(devnet: Devnet, target: string, method: string, params: unknown = {}) {
  const headers = { host: "localhost", "content-type": "application/json" }
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
  const { result, error } = JSON.parse((await devnet.node.handle({ method: "POST", target, headers, body })).body)
  return error ? { error: error.message } : result
}

test("an upgrade file is what the node tells, and what its chains go by, also when it goes on from its state", async () => {
  const members = {
    ...localUpgradeConfig().members,
    banffTime: "2020-12-05T04:59:58Z",
    graniteEpochDuration: 4_000_000_000,
    heliconTime: "2026-01-01T00:01:00Z",
    ...Object.fromEntries(
      ["1", "2", "3", "4", "5", "Pre6", "6", "Post6"].map((phase) => [
        `apricotPhase${phase}Time`,
        "2020-12-05T04:00:00Z",
      ]),
    ),
  }
  const devnet = await Devnet.create({ seed: "upgrades", clock, upgrades: JSON.stringify(members) })
  const { chain, consensus } = devnet.chains.c
  const wallet = new EvmWallet(chain, testKey)
  for (let made = 0; made < 5; made++) {
    devnet.network.clock.advance(2_000)
    await wallet.send({ to: somebody, value: 1n })
    await devnet.producer.mine()
  }
  const epochs = Array.from({ length: consensus.length }, (_, at) => decodeContainer(consensus.at(at).bytes))
    .map((one) => (one.type === "statelessGraniteBlock" ? Number(one.epoch.number) : undefined))
    .slice(-4)
  expect(epochs).toEqual([1, 2, 2, 3])
  const again = await Devnet.load(await devnet.dump(), { clock: { isStopped: true } })
  for (const one of [devnet, again]) {
    expect(await ask(one, "/ext/info", "info.upgrades")).toEqual(members)
    expect(await ask(one, "/ext/bc/C/rpc", "eth_getChainConfig", [])).toMatchObject({
      apricotPhase1BlockTimestamp: Date.UTC(2020, 11, 5, 4) / 1_000,
      banffBlockTimestamp: Date.UTC(2020, 11, 5, 4, 59, 58) / 1_000,
      durangoBlockTimestamp: Date.UTC(2020, 11, 5, 5) / 1_000,
      heliconTimestamp: Date.UTC(2026, 0, 1, 0, 1) / 1_000,
    })
  }
  expect(devnet.network.p.config.helicon).toBe(BigInt(Date.UTC(2026, 0, 1, 0, 1) / 1_000))
})
