import { afterEach, expect, test, vi } from "vitest"
import { Devnet } from "../src/devnet.ts"
import { EvmWallet } from "../src/wallet/evm-wallet.ts"
import { testKey } from "../src/wallet/test-key.ts"
import { ask } from "./simulated-calls/exchanges.ts"

const clock = { start: Date.parse("2026-01-01T00:00:00Z"), isStopped: true }
const rich = "0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266"
const to = `0x${"5e".repeat(20)}` as const

let devnet: Devnet
afterEach(() => {
  vi.useRealTimers()
  devnet.close()
})

const send = () => ask(devnet, "C", { method: "eth_sendTransaction", params: [{ from: rich, to, value: "0x1" }] })

test("transactions of one account that several wallets send at once get nonces of their own", async () => {
  devnet = await Devnet.create({ seed: "at once", clock })
  const { chain } = devnet.chains.c
  const first = await new EvmWallet(chain, testKey).nonce()
  const wallets = [1, 2, 3].map(() => new EvmWallet(chain, testKey))
  const hashes = await Promise.all([...wallets, ...wallets, ...wallets].map((wallet) => wallet.send({ to, value: 1n })))
  await devnet.producer.mine()
  const placed = hashes.map((hash) => chain.transaction(hash))
  expect(placed.map((place) => place?.block.transactions[place.index]?.nonce)).toEqual(
    hashes.map((_, at) => first + BigInt(at)),
  )
})

test("a transaction is answered after its block, so that a client that looks for its receipt at once finds it", async () => {
  devnet = await Devnet.create({ seed: "at once", clock })
  const { result } = await send()
  expect(devnet.chains.c.chain.transaction(result as `0x${string}`)).toBeDefined()
})

test("an answer does not wait for a block that comes later, nor where blocks have an interval", async () => {
  devnet = await Devnet.create({ seed: "at once", clock })
  const { chain } = devnet.chains.c
  vi.useFakeTimers()
  let end = () => {}
  const task = devnet.producer.alone(() => new Promise<void>((resolve) => (end = resolve)))
  const answered = send()
  await vi.advanceTimersByTimeAsync(600)
  const { result } = await answered
  expect(chain.transaction(result as `0x${string}`)).toBeUndefined()
  end()
  await task
  await devnet.producer.mine()
  expect(chain.transaction(result as `0x${string}`)).toBeDefined()
  devnet.producer.setBlockTime(10_000)
  const later = await send()
  expect(chain.transaction(later.result as `0x${string}`)).toBeUndefined()
})
