import { expect, expectTypeOf, test } from "vitest"
import type { EthSignError, EthSignParams, EthSignResult, SignError, SignParams, SignResult } from "./index.ts"
import * as api from "./index.ts"
import * as operations from "./operations.ts"

const former = {
  accounts: "ethAccounts",
  capabilities: "ethCapabilities",
  coinbase: "ethCoinbase",
  config: "ethConfig",
  resend: "ethResend",
  sign: "ethSign",
  syncing: "ethSyncing",
} as const

test.each(Object.entries(former))("%s is still %s: the function, its descriptor and the method", async (old, name) => {
  const client = api.createSubnetEvmClient({
    endpoint: "http://127.0.0.1",
    fetch: async () => new Response('{"jsonrpc":"2.0","id":1,"result":"0x01"}'),
  })
  const of = (owner: object, key: string) => (owner as Readonly<Record<string, unknown>>)[key]
  expect(of(api, old)).toBe(of(api, name))
  expect(of(operations, old)).toBe(of(operations, name))
  expect(await (of(client, old) as () => Promise<unknown>)()).toBe("0x01")
})

test("the types of the former names are those of the new ones", () => {
  expectTypeOf<SignParams>().toEqualTypeOf<EthSignParams>()
  expectTypeOf<SignResult>().toEqualTypeOf<EthSignResult>()
  expectTypeOf<SignError>().toEqualTypeOf<EthSignError>()
  expectTypeOf<api.SubnetEvmClient["sign"]>().toEqualTypeOf<api.SubnetEvmClient["ethSign"]>()
})
