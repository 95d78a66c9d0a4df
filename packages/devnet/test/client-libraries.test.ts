import {
  Contract,
  ContractFactory,
  formatEther,
  JsonRpcProvider,
  NonceManager,
  verifyTypedData,
  Wallet,
  WebSocketProvider,
} from "ethers"
import {
  type BaseError,
  ContractFunctionRevertedError,
  createPublicClient,
  createWalletClient,
  getContract,
  http,
  parseEther,
  webSocket,
} from "viem"
import { privateKeyToAccount } from "viem/accounts"
import { foundry } from "viem/chains"
import { afterAll, beforeAll, expect, test } from "vitest"
import { coin } from "../src/generated/contracts/coin.ts"
import { refuser } from "../src/generated/contracts/refuser.ts"
import { type RunningDevnet, startDevnet } from "../src/start-devnet.ts"
import { testAccounts } from "../src/wallet/test-accounts.ts"

const pollingInterval = 50

/** Waits for pending requests before it is destroyed, since nothing would catch their cancellation errors. */
class PatientProvider extends JsonRpcProvider {
  readonly #asked = new Set<Promise<unknown>>()

  override _send(...given: Parameters<JsonRpcProvider["_send"]>): ReturnType<JsonRpcProvider["_send"]> {
    const answer = super._send(...given)
    this.#asked.add(answer)
    const done = () => this.#asked.delete(answer)
    answer.then(done, done)
    return answer
  }

  async rest(): Promise<void> {
    await this.removeAllListeners()
    // A running poll sends another request and removes its filter.
    await new Promise((resolve) => setTimeout(resolve, 4 * pollingInterval))
    while (this.#asked.size > 0) await Promise.allSettled(this.#asked)
  }
}

const [one, other] = testAccounts as readonly [(typeof testAccounts)[number], (typeof testAccounts)[number]]
const somebody = `0x${"5e".repeat(20)}` as const
let running: RunningDevnet
let [rpc, ws] = ["", ""]
beforeAll(async () => {
  running = await startDevnet({ seed: "libraries" })
  rpc = `${running.url}/ext/bc/C/rpc`
  ws = `${running.url.replace("http", "ws")}/ext/bc/C/ws`
})
afterAll(() => running.close())

/** A typed payment order, as signed by wallets. */
const typed = {
  domain: { name: "Serac", version: "1", chainId: 43_112, verifyingContract: somebody },
  types: {
    Order: [
      { name: "to", type: "address" },
      { name: "amount", type: "uint256" },
    ],
  },
  message: { to: somebody, amount: 5n },
} as const

const collect = <T>() => {
  const seen: T[] = []
  return {
    seen,
    until: (count: number) => expect.poll(() => seen.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count),
  }
}

test("viem sends, waits and reads, deploys, estimates, follows logs by filters and by subscriptions, and reads why something failed", async () => {
  const chain = { ...foundry, id: 43_112 }
  const account = privateKeyToAccount(one.privateKey)
  const read = createPublicClient({ chain, transport: http(rpc), pollingInterval })
  // With reconnection it would try to reach the closed network and log errors to the console.
  const live = createPublicClient({ chain, transport: webSocket(ws, { reconnect: false }) })
  const write = createWalletClient({ chain, transport: http(rpc), account })

  const { maxFeePerGas, maxPriorityFeePerGas } = await read.estimateFeesPerGas()
  expect(await read.estimateGas({ account, to: somebody, value: 1n })).toBe(21_000n)
  const payment = await write.sendTransaction({
    to: somebody,
    value: parseEther("1"),
    maxFeePerGas,
    maxPriorityFeePerGas,
  })
  const { status, gasUsed, blockNumber } = await read.waitForTransactionReceipt({ hash: payment })
  expect({ status, gasUsed }).toEqual({ status: "success", gasUsed: 21_000n })
  expect(await read.getBalance({ address: somebody })).toBe(parseEther("1"))
  expect(await read.getBalance({ address: somebody, blockNumber: blockNumber - 1n })).toBe(0n)
  expect(
    (await read.getBlock({ blockNumber, includeTransactions: true })).transactions.map(({ hash }) => hash),
  ).toEqual([payment])
  // Unlike other nodes, an Avalanche node does not return the base fee of the next block.
  expect((await read.getFeeHistory({ blockCount: 2, rewardPercentiles: [50] })).baseFeePerGas.length).toBe(2)

  const args = ["Viem", "VIEM", 6, [account.address], 1_000n] as const
  const deployment = await write.deployContract({ ...coin, args, bytecode: coin.bytecode })
  const { contractAddress } = await read.waitForTransactionReceipt({ hash: deployment })
  const address = contractAddress as `0x${string}`
  const token = getContract({ abi: coin.abi, address, client: { public: read, wallet: write } })
  const [name, decimals, balance] = [
    await token.read.name(),
    await token.read.decimals(),
    await token.read.balanceOf([account.address]),
  ]
  expect({ name, decimals, balance }).toEqual({ name: "Viem", decimals: 6, balance: 1_000n })

  const [polled, pushed, heads, hashes] = [collect<bigint>(), collect<bigint>(), collect<bigint>(), collect<string>()]
  const onLogs = (seen: bigint[]) => (logs: readonly { args: { value?: bigint } }[]) =>
    void seen.push(...logs.map(({ args }) => args.value ?? 0n))
  const filter = await read.createContractEventFilter({
    abi: coin.abi,
    address,
    eventName: "Transfer",
    args: { to: somebody },
  })
  const blocks = await read.createBlockFilter()
  const stop = [
    read.watchContractEvent({ abi: coin.abi, address, eventName: "Transfer", onLogs: onLogs(polled.seen) as never }),
    live.watchContractEvent({ abi: coin.abi, address, eventName: "Transfer", onLogs: onLogs(pushed.seen) as never }),
    live.watchBlocks({ onBlock: ({ number }) => heads.seen.push(number) }),
    live.watchPendingTransactions({ onTransactions: (some) => hashes.seen.push(...some) }),
  ]
  // A filter starts at the next block, a subscription when it is confirmed.
  await live.getBlockNumber({ cacheTime: 0 })
  await new Promise((resolve) => setTimeout(resolve, 2 * pollingInterval))
  const { request } = await read.simulateContract({
    abi: coin.abi,
    address,
    functionName: "transfer",
    args: [somebody, 7n],
    account,
  })
  const sent = await write.writeContract(request)
  const { blockHash } = await read.waitForTransactionReceipt({ hash: sent })
  await Promise.all([polled.until(1), pushed.until(1), heads.until(1), hashes.until(1)])
  for (const end of stop) end()
  expect({ polled: polled.seen, pushed: pushed.seen, pending: hashes.seen.includes(sent) }).toEqual({
    polled: [7n],
    pushed: [7n],
    pending: true,
  })
  expect((await read.getFilterChanges({ filter: blocks })).includes(blockHash)).toBe(true)
  expect((await read.getFilterLogs({ filter })).map(({ args }) => (args as { value: bigint }).value)).toEqual([7n])
  expect(await read.uninstallFilter({ filter })).toBe(true)
  const logs = await read.getContractEvents({ abi: coin.abi, address, eventName: "Transfer", fromBlock: "earliest" })
  expect(logs.map(({ args }) => (args as { value: bigint }).value)).toEqual([1_000n, 7n])

  const deployed = await write.deployContract({ ...refuser, args: [false], bytecode: refuser.bytecode })
  const refusing = (await read.waitForTransactionReceipt({ hash: deployed })).contractAddress as `0x${string}`
  const reasonOf = (functionName: "reason" | "custom" | "panic" | "silent", given: readonly bigint[] = []) =>
    read
      .readContract({ abi: refuser.abi, address: refusing, functionName, args: given, account } as never)
      .catch((error: BaseError) => {
        const found = error.walk(
          (cause) => cause instanceof ContractFunctionRevertedError,
        ) as ContractFunctionRevertedError
        return [found.reason, found.data?.errorName, found.data?.args]
      })
  expect([await reasonOf("reason"), await reasonOf("custom", [9n]), await reasonOf("panic", [0n])]).toEqual([
    ["Refuser: no", "Error", ["Refuser: no"]],
    [undefined, "Refused", [account.address, 9n]],
    [expect.stringContaining("zero"), "Panic", [18n]],
  ])
  const silent = await read
    .simulateContract({ abi: refuser.abi, address: refusing, functionName: "silent" })
    .catch((error: BaseError) => error.shortMessage)
  // A node returns no data if there is none, so the error's code does not identify it as a revert.
  expect(silent).toBe("Execution reverted for an unknown reason.")

  const signature = await write.signTypedData({ ...typed, primaryType: "Order" })
  const proof = { ...typed, primaryType: "Order", signature } as const
  expect(await read.verifyTypedData({ ...proof, address: account.address })).toBe(true)
  expect(await read.verifyTypedData({ ...proof, address: somebody })).toBe(false)
})

test("ethers sends, waits and reads, deploys, estimates, follows logs by polling and by subscriptions, and reads why something failed", async () => {
  const provider = new PatientProvider(rpc, undefined, { staticNetwork: true, pollingInterval, cacheTimeout: -1 })
  const socket = new WebSocketProvider(ws)
  const wallet = new Wallet(other.privateKey, provider)
  const signer = new NonceManager(wallet)
  const to = `0x${"6f".repeat(20)}`

  expect((await provider.getNetwork()).chainId).toBe(43_112n)
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = await provider.getFeeData()
  expect([gasPrice, maxFeePerGas, maxPriorityFeePerGas].every((price) => price !== null && price > 0n)).toBe(true)
  expect(await provider.estimateGas({ from: wallet.address, to, value: 1n })).toBe(21_000n)
  const receipt = await (await signer.sendTransaction({ to, value: 10n ** 18n })).wait()
  expect([receipt?.status, receipt?.gasUsed, formatEther(await provider.getBalance(to))]).toEqual([1, 21_000n, "1.0"])
  expect(await provider.getTransactionCount(wallet.address)).toBe(1)
  const block = await provider.getBlock(receipt?.blockNumber ?? 0, true)
  expect(block?.prefetchedTransactions.map(({ hash }) => hash)).toEqual([receipt?.hash])

  const made = await new ContractFactory(coin.abi as never, coin.bytecode, signer).deploy(
    "Ethers",
    "ETHR",
    8,
    [wallet.address],
    2_000n,
  )
  const token = (await made.waitForDeployment()) as Contract
  const address = await token.getAddress()
  expect([await token.getFunction("symbol")(), await token.getFunction("balanceOf")(wallet.address)]).toEqual([
    "ETHR",
    2_000n,
  ])

  const [polled, pushed, heads] = [collect<bigint>(), collect<bigint>(), collect<number>()]
  const watched = new Contract(address, coin.abi as never, socket)
  await token.on("Transfer", (_from, _to, value) => polled.seen.push(value))
  await watched.on("Transfer", (_from, _to, value) => pushed.seen.push(value))
  await socket.on("block", (number) => heads.seen.push(number))
  await socket.getBlockNumber()
  await new Promise((resolve) => setTimeout(resolve, 4 * pollingInterval))
  await (await token.getFunction("transfer")(to, 8n)).wait()
  await Promise.all([polled.until(1), pushed.until(1), heads.until(1)])
  expect([polled.seen, pushed.seen]).toEqual([[8n], [8n]])
  const past = await token.queryFilter(token.filters.Transfer?.(null, to) ?? "Transfer", 0)
  expect(past.map((log) => "args" in log && log.args.value)).toEqual([8n])

  const refusing = await (
    await new ContractFactory(refuser.abi as never, refuser.bytecode, signer).deploy(false)
  ).waitForDeployment()
  const reasonOf = (name: string, ...given: readonly bigint[]) =>
    (refusing as Contract)
      .getFunction(name)
      .staticCall(...given)
      .catch(({ code, reason, revert }) => [code, reason, revert?.name, revert && [...revert.args]])
  expect([
    await reasonOf("reason"),
    await reasonOf("custom", 9n),
    await reasonOf("panic", 0n),
    await reasonOf("silent"),
  ]).toEqual([
    ["CALL_EXCEPTION", "Refuser: no", "Error", ["Refuser: no"]],
    ["CALL_EXCEPTION", "Refused(address,uint256)", "Refused", [wallet.address, 9n]],
    ["CALL_EXCEPTION", "Panic due to DIVIDE_BY_ZERO(18)", "Panic", [18]],
    ["CALL_EXCEPTION", null, undefined, null],
  ])
  const failed = (refusing as Contract).getFunction("reason").send({ gasLimit: 100_000n })
  await expect(failed.then((sent) => sent.wait())).rejects.toMatchObject({
    code: "CALL_EXCEPTION",
    receipt: { status: 0 },
  })

  const { domain, types, message } = typed
  const signature = await wallet.signTypedData(domain, { Order: [...types.Order] }, message)
  expect(verifyTypedData(domain, { Order: [...types.Order] }, message, signature)).toBe(wallet.address)
  await token.removeAllListeners()
  await watched.removeAllListeners()
  await socket.destroy()
  await provider.rest()
  provider.destroy()
})
