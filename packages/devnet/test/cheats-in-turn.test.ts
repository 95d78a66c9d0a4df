import { serveByPosition } from "@serac/wire/node"
import { privateKeyToAccount } from "viem/accounts"
import { expect, test } from "vitest"
import { evmCheats } from "../src/cheats/evm/evm-cheats.ts"
import { Devnet } from "../src/devnet.ts"
import { fromHex } from "../src/evm/index.ts"
import { testAccounts } from "../src/wallet/test-accounts.ts"

const clock = { start: Date.parse("2026-01-01T00:00:00Z"), isStopped: true }
const somebody = `0x${"5e".repeat(20)}` as const
const account = privateKeyToAccount(testAccounts[0]?.privateKey as `0x${string}`)

/** A devnet and the cheatcodes of its C-Chain, called without a server. */
async function begin() {
  const devnet = await Devnet.create({ seed: "in turn", clock })
  const { network, producer, snapshots } = devnet
  const whole = { dump: () => devnet.dump(), replacer: devnet.replacer }
  const { chain, times } = devnet.chains.c
  const noted: string[] = []
  const serve = serveByPosition(
    evmCheats({
      chain,
      times,
      clock: network.clock,
      producer,
      snapshots,
      whole,
      note: (method) => void noted.push(method),
    }),
  )
  const ask = async (method: string, ...params: unknown[]) => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
    const answer = await serve({ method: "POST", target: "/", headers: { "content-type": "application/json" }, body })
    return JSON.parse(answer.body).result
  }
  const pay = async () => {
    const fees = { maxFeePerGas: 10n ** 12n, maxPriorityFeePerGas: 1n }
    const transaction = { type: "eip1559", chainId: 43112, to: somebody, nonce: 0, gas: 21_000n, ...fees } as const
    return chain.issue(fromHex(await account.signTransaction(transaction)))
  }
  return { devnet, chain, ask, pay, noted }
}

test("a snapshot that is taken after a transaction was sent has its block", async () => {
  const { devnet, chain, ask, pay } = await begin()
  const hash = await pay()
  const snapshot = await ask("evm_snapshot")
  expect(chain.transaction(hash)?.block).toBe(chain.tip)
  await ask("anvil_mine", "0x3")
  expect(await ask("evm_revert", snapshot)).toBe(true)
  expect(chain.transaction(hash)?.block).toBe(chain.tip)
  expect(await ask("evm_revert", snapshot)).toBe(false)
  devnet.close()
})

test("what is asked at a time is done in turn: blocks are mined, then gone back from, then the state is changed", async () => {
  const { devnet, chain, ask, noted } = await begin()
  const snapshot = await ask("evm_snapshot")
  const before = chain.tip
  const done: string[] = []
  const ordered = (name: string, answer: Promise<unknown>) => answer.then(() => done.push(name))
  await Promise.all([
    ordered("mined", ask("anvil_mine", "0x14")),
    ordered("gone back", ask("evm_revert", snapshot)),
    ordered("changed", ask("anvil_setBalance", somebody, "0x5")),
  ])
  const account = await chain.read(chain.tip, ({ state }) => state.account(somebody))
  expect({
    done,
    noted,
    tip: chain.tip,
    balance: account?.balance,
    envelopes: devnet.chains.c.consensus.length,
  }).toEqual({
    done: ["mined", "gone back", "changed"],
    noted: ["setBalance"],
    tip: before,
    balance: 5n,
    envelopes: Number(before.header.number),
  })
  devnet.close()
})

test("the fault of one chain does not keep the others from their blocks", async () => {
  const { devnet, chain } = await begin()
  const l1 = await devnet.createL1({ name: "Firn", chainID: 99_123 })
  const later = devnet.chains.get(l1.blockchainID)?.chain
  const build = chain.build.bind(chain)
  chain.build = async () => {
    throw new Error("this chain has a fault")
  }
  await expect(devnet.chains.work({ allowEmpty: true })).rejects.toThrow("this chain has a fault")
  expect(later?.tip.header.number).toBe(1n)
  chain.build = build
  devnet.close()
})
