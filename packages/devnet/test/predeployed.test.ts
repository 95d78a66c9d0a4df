import { concat, getCreate2Address, keccak256, toHex } from "viem"
import { expect, test } from "vitest"
import { Devnet } from "../src/devnet.ts"
import { fromHex } from "../src/evm/index.ts"
import { mailbox } from "../src/generated/contracts/mailbox.ts"
import { EvmWallet } from "../src/wallet/evm-wallet.ts"
import { testKey } from "../src/wallet/test-key.ts"

const proxy = "0x4e59b44847b379578588920cA78FbF26c0B4956C"

test("the deterministic deployment proxy deploys to the address that follows from salt and code, on every chain", async () => {
  const clock = { start: Date.UTC(2026, 0), isStopped: true }
  const devnet = await Devnet.create({ seed: "create2", clock, l1s: [{ name: "firn", chainID: 99_123 }] })
  const salt = keccak256(toHex("salt"))
  const address = getCreate2Address({ from: proxy, salt, bytecode: mailbox.bytecode })
  const codes = []
  for (const { chain } of devnet.chains.all) {
    const data = fromHex(concat([salt, mailbox.bytecode]))
    const to = proxy.toLowerCase() as `0x${string}`
    await new EvmWallet(chain, testKey).send({ to, data, gas: 1_000_000n })
    await devnet.producer.mine()
    const code = await chain.read(chain.tip, ({ state }) => state.code(address.toLowerCase() as `0x${string}`))
    codes.push(toHex(code))
  }
  expect(codes).toEqual([mailbox.deployedBytecode, mailbox.deployedBytecode])
  devnet.close()
})
