import { expect, expectTypeOf, test } from "vitest"
import { type Block, createXChainClient, type GetBlockByHeightResult, getBlockByHeight } from "./index.ts"

const answering =
  (result: string): typeof fetch =>
  async (_, init) => {
    const { id } = JSON.parse(String(init?.body)) as { id: number }
    return new Response(`{"jsonrpc":"2.0","result":${result},"id":${id}}\n`, {
      headers: { "content-type": "application/json" },
    })
  }

test("the encoding of an answer narrows its block", () => {
  const read = (answer: GetBlockByHeightResult) => {
    if (answer.encoding === "json") expectTypeOf(answer.block).toEqualTypeOf<Block>()
    else expectTypeOf(answer.block).toEqualTypeOf<string>()
  }
  expect(read({ block: "0x00", encoding: "hex" })).toBeUndefined()
})

test("64-bit integers of a block are bigint in the type and in the value", async () => {
  expectTypeOf<Block["height"]>().toEqualTypeOf<bigint>()
  const block = `{"parentID":"p","height":18446744073709551615,"time":1,"merkleRoot":"m","txs":null,"id":"i"}`
  const client = createXChainClient({
    baseUrl: "http://127.0.0.1",
    fetch: answering(`{"block":${block},"encoding":"json"}`),
  })
  const answer = await getBlockByHeight(client, { height: 1n, encoding: "json" })
  expect(answer.block).toMatchObject({ height: 18446744073709551615n, time: 1n })
})

test("a height may be a bigint, a number or a decimal string", () => {
  type Height = Parameters<typeof getBlockByHeight>[1]["height"]
  expectTypeOf<Height>().toEqualTypeOf<bigint | number | string>()
})

test("request is typed for documented methods, and passes others through as unknown", () => {
  const client = createXChainClient({ baseUrl: "http://127.0.0.1" })
  const known = () => client.request({ method: "avm.getHeight" })
  const unknown = () => client.request({ method: "avm.getNothing", params: { any: "thing" } })
  expectTypeOf<Awaited<ReturnType<typeof known>>>().toEqualTypeOf<{ height: string }>()
  expectTypeOf<Awaited<ReturnType<typeof unknown>>>().toEqualTypeOf<unknown>()
})
