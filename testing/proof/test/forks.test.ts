import { testAccounts } from "@serac/devnet"
import { type RunningDevnet, startDevnet } from "@serac/devnet/start"
import { startAnvil } from "@serac/kits/demo-chain"
import { privateKeyToAccount } from "viem/accounts"
import { afterEach, expect, test } from "vitest"
import { compareForks } from "../src/forks/compare-forks.ts"
import { compileScript } from "../src/forks/fork-script.ts"
import { messageRoundTrip } from "../src/forks/message-round-trip.ts"
import { forkByAnvil, forkByDevnet, type Stops } from "../src/forks/start-forks.ts"

const livingOwner = privateKeyToAccount(testAccounts[0]?.privateKey as `0x${string}`)
const stops: Stops = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

test("forks of a devnet, by a devnet and by anvil, do what the living chain does: calls, transfers, an upgrade", async () => {
  const { url, close } = await startDevnet({ seed: "living", port: 0 })
  stops.push(close)
  const started: RunningDevnet[] = []
  const { differences, gas, ...counts } = await compareForks(
    { name: "living", url: `${url}/ext/bc/C/rpc` },
    livingOwner,
    [forkByDevnet(stops, (running) => void started.push(running)), forkByAnvil(stops)],
  )
  expect(differences).toEqual([])
  expect(counts).toEqual({ block: 8n, steps: 13, failed: 3, logs: 6, values: 13 })
  const [running] = started as [RunningDevnet]
  expect([running.devnet.network.fork?.unchecked, gas.devnet]).toEqual([[], gas.living])
  const messages = await messageRoundTrip(running, livingOwner, await compileScript())
  expect(messages.map(({ status, received }) => [status, received])).toEqual([
    ["executed", "the message"],
    ["executed", "the message"],
  ])
})

test("an anvil is forked too: its states are proven, its headers have another form", async () => {
  const anvil = await startAnvil({ port: 0, chainId: 31_337, genesisTime: Math.floor(Date.now() / 1000) })
  stops.push(() => anvil.stop())
  const unchecked: string[] = []
  const living = { name: "living", url: anvil.rpcUrl, mine: () => anvil.rpc("evm_mine") }
  const { differences } = await compareForks(living, livingOwner, [
    forkByDevnet(stops, ({ devnet }) => void unchecked.push(...(devnet.network.fork?.unchecked ?? []))),
    forkByAnvil(stops),
  ])
  expect(differences).toEqual([])
  expect(unchecked).toEqual(["The header of block 7 is another chain's: its hash is not checked."])
})
