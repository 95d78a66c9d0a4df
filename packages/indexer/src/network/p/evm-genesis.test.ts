import { expect, test } from "vitest"
import { evmChainIdIn, jsonObjectIn } from "./evm-genesis.ts"

const bytes = (text: string) => new TextEncoder().encode(text)

test("the chain ID is the digits of config.chainId, however many", () => {
  expect(evmChainIdIn(bytes(' {"config":{"chainId":43114},"alloc":{"chainId":1}}'))).toBe("43114")
  expect(evmChainIdIn(bytes('{"config":{"chainId":18446744073709551617}}'))).toBe("18446744073709551617")
})

test.each([
  "",
  "x",
  "[1]",
  '"config"',
  "{",
  '{"config":null}',
  '{"config":{"chainId":"1"}}',
  '{"config":{"chainId":-1}}',
  '{"config":{"chainId":1.5}}',
  '{"config":{"chainId":1e3}}',
  '{"config":{"chainId":null}}',
])("there is none in %j", (text) => {
  expect(evmChainIdIn(bytes(text))).toBeUndefined()
})

test("data that is no UTF-8, or nested beyond sense, is no fault", () => {
  expect(jsonObjectIn(Uint8Array.of(0x7b, 0xff, 0x7d))).toBeUndefined()
  const deep = `{"config":{"chainId":${"[".repeat(60_000)}${"]".repeat(60_000)}}}`
  expect(evmChainIdIn(bytes(deep))).toBeUndefined()
})
