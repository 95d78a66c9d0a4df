import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { ServedChain } from "../../chains/served-chain.ts"
import { noPrices } from "../../prices/prices.ts"
import { nativeMember } from "./native-member.ts"
import { NoBalanceError } from "./no-balance.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const nativeToken = { name: "Ice", symbol: "ICE", decimals: 18, description: "Not shown." }
const services = { prices: noPrices, isNativeRequired: false }
const asked = {
  holder: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa0001",
  block: { number: 7, hash: "0x07", isHead: true },
} as const

const chainWith = (at: () => Promise<bigint>) =>
  ({ chainId: "7", definition: { chainId: "7", nativeToken }, native: { hasNode: true, at } }) as unknown as ServedChain

test("the balance stands before the list, and nothing waits any more", async () => {
  expect(
    await nativeMember(
      chainWith(async () => 5n),
      services,
      asked,
    ),
  ).toBe('"nativeTokenBalance":{"name":"Ice","symbol":"ICE","decimals":18,"chainId":"7","balance":"5"},')
  expect(vi.getTimerCount()).toBe(0)
})

test("a list does not wait longer than a second for a node", async () => {
  const member = nativeMember(
    chainWith(() => new Promise(() => {})),
    services,
    asked,
  )
  const settled = vi.fn()
  void member.then(settled)
  await vi.advanceTimersByTimeAsync(999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledExactlyOnceWith("")
})

test("a node that fails later than that harms nobody", async () => {
  const late = () => new Promise<bigint>((_, reject) => setTimeout(() => reject(new NoBalanceError("silent")), 5_000))
  const member = nativeMember(chainWith(late), services, asked)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(await member).toBe("")
})

test("a fault of the service itself is not taken for a node's silence", async () => {
  await expect(
    nativeMember(
      chainWith(() => Promise.reject(new TypeError("a fault"))),
      services,
      asked,
    ),
  ).rejects.toThrow("a fault")
})

test("a list that always has it waits for a node as long as that takes, and says why none tells it", async () => {
  const required = { ...services, isNativeRequired: true }
  const late = () => new Promise<bigint>((resolve) => setTimeout(() => resolve(5n), 4_000))
  const member = nativeMember(chainWith(late), required, asked)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await member).toMatch(/^"nativeTokenBalance":\{.*"balance":"5"\},$/)
  const silent = nativeMember(
    chainWith(() => Promise.reject(new NoBalanceError("silent"))),
    required,
    asked,
  )
  await expect(silent).rejects.toMatchObject({
    status: 503,
    message: "the native balance at block 7 of chain 7 is not known now, since no node of the chain answers",
  })
})
