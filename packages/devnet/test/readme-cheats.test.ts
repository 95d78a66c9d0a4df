import { readFileSync } from "node:fs"
import { afterAll, expect, test } from "vitest"
import { evmCheats } from "../src/cheats/evm/evm-cheats.ts"
import { ownCheats } from "../src/cheats/own-cheats.ts"
import { Devnet } from "../src/devnet.ts"

const devnet = await Devnet.create({ seed: "readme", clock: { start: Date.UTC(2026, 0), isStopped: true } })
afterAll(() => devnet.close())

test("the README's tables name every cheatcode, and no other", () => {
  const { network, producer, snapshots, chains, treasury, faults, node, replacer, keyring } = devnet
  const evm = evmCheats({
    chain: chains.c.chain,
    clock: network.clock,
    times: chains.c.times,
    producer,
    snapshots,
    whole: { dump: async () => "", replacer },
    note: () => {},
  })
  const own = ownCheats({
    network,
    chains,
    snapshots,
    treasury,
    faults,
    replacer,
    keyring,
    health: node.health,
    upkeep: { workBefore: () => {} },
    devnet,
    mine: async () => {},
  })
  const [, section = ""] = readFileSync(new URL("../README.md", import.meta.url), "utf8").split("## Cheatcodes")
  const [tables = ""] = section.split("\n## ")
  const named = tables
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name as string))
    .flatMap((name) => (name.startsWith("*_") ? [name.replace("*", "anvil"), name.replace("*", "hardhat")] : [name]))
  expect(named.sort()).toEqual([...Object.keys(evm), ...Object.keys(own)].sort())
})
