import { formatId } from "@serac/chain"
import { startDevnet } from "@serac/devnet/start"
import { createSubnetEvmClient } from "@serac/subnet-evm"
import { type Address, createWalletClient, type Hash, http, parseAbi, publicActions } from "viem"
import { afterAll, beforeAll, expect, test } from "vitest"
import { compile } from "./compile.ts"
import { type Chain, relay, warp } from "./relay.ts"

const warpAbi = parseAbi(["function getBlockchainID() view returns (bytes32)"])

let network: Awaited<ReturnType<typeof startDevnet>>
let l1: Chain
let c: Chain
let cChainId: Hash

beforeAll(async () => {
  network = await startDevnet({ seed: "my tests", l1s: [{ name: "mychain", chainID: 424_242 }] })
  const [mychain] = network.devnet.l1s
  if (!mychain) throw new Error("there is no L1")
  ;[l1, c] = await Promise.all([chainAt(formatId(mychain.blockchainID)), chainAt("C")])
  // Validators sign for an epoch that begins after the L1 was created.
  for (const { evm } of [l1, c]) {
    await evm.request({ method: "evm_increaseTime", params: [60] } as never)
    await evm.request({ method: "evm_mine" } as never)
  }
  cChainId = await c.evm.readContract({ address: warp, abi: warpAbi, functionName: "getBlockchainID" })
}, 60_000)
afterAll(() => network?.close())

/** A chain of the network with an account that has funds. */
async function chainAt(blockchainID: string): Promise<Chain> {
  const transport = http(`${network.url}/ext/bc/${blockchainID}/rpc`)
  const evm = createWalletClient({ transport, pollingInterval: 50 }).extend(publicActions) as unknown as Chain["evm"]
  const [account] = await evm.getAddresses()
  if (!account) throw new Error("the network has no test accounts")
  return { node: createSubnetEvmClient({ baseUrl: network.url, variables: { blockchainID } }), evm, account }
}

async function deploy({ evm, account }: Chain, name: "Greeter" | "Guestbook"): Promise<Address> {
  const hash = await evm.deployContract({ ...compile(name), account, chain: null })
  const { contractAddress } = await evm.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error(`${name} was not created`)
  return contractAddress
}

test("a greeting of the L1 arrives on the C-Chain once it is relayed", async () => {
  const [greeter, guestbook] = [await deploy(l1, "Greeter"), await deploy(c, "Guestbook")]
  const last = () => c.evm.readContract({ address: guestbook, abi: compile("Guestbook").abi, functionName: "last" })
  const sent = await l1.evm.writeContract({
    address: greeter,
    abi: compile("Greeter").abi,
    functionName: "greet",
    args: [cChainId, guestbook, "hello from mychain"],
    account: l1.account,
    chain: null,
  })
  await l1.evm.waitForTransactionReceipt({ hash: sent })
  expect(await last()).toBe("")
  await relay(sent, l1, c)
  expect(await last()).toBe("hello from mychain")
}, 60_000)
