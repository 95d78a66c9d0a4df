import { startDevnet } from "@serac/devnet/start"
import { bytesToHex, createWalletClient, type Hex, http, publicActions } from "viem"
import { privateKeyToAccount } from "viem/accounts"
import { afterAll, expect, test } from "vitest"
import { compile } from "./compile.ts"

const account = privateKeyToAccount("0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80")
const { url, devnet, close } = await startDevnet({ l1s: [{ name: "mychain", chainID: 424_242 }] })
afterAll(close)

function chainAt(blockchainID: Uint8Array) {
  const transport = http(`${url}/ext/bc/${devnet.network.chains.primaryAlias(blockchainID)}/rpc`)
  const evm = createWalletClient({ account, transport, pollingInterval: 50 }).extend(publicActions)
  const done = async (hash: Hex) => evm.waitForTransactionReceipt({ hash })
  const deploy = async (name: "Greeter" | "Guestbook") => {
    const { contractAddress } = await done(await evm.deployContract({ ...compile(name), chain: null }))
    return { address: contractAddress as Hex, abi: compile(name).abi }
  }
  return { evm, done, deploy, id: bytesToHex(blockchainID) }
}

test("a greeting of the L1 arrives on the C-Chain", async () => {
  const [c, l1] = devnet.chains.all.map(({ blockchainID }) => chainAt(blockchainID))
  if (!c || !l1) throw new Error("there is no L1")
  const [greeter, guestbook] = [await l1.deploy("Greeter"), await c.deploy("Guestbook")]
  const args = [c.id, guestbook.address, "hello from mychain"]
  await l1.done(await l1.evm.writeContract({ ...greeter, functionName: "greet", args, chain: null }))
  for (const { messageID } of devnet.messages())
    expect(await devnet.relay(messageID)).toMatchObject({ status: "executed" })
  expect(await c.evm.readContract({ ...guestbook, functionName: "last" })).toBe("hello from mychain")
})
