import { expectTypeOf, test } from "vitest"
import type {
  BlockWithHashes,
  BlockWithTransactions,
  createSubnetEvmClient,
  GetBalanceError,
  GetBlockByNumberResult,
  Transaction,
} from "./index.ts"
import { getBlockByHash, getBlockByNumber, getLogs } from "./index.ts"

type Client = ReturnType<typeof createSubnetEvmClient>

test("`hydrated` decides whether transactions are whole or hashes, for the function and the method", () => {
  const read = async (client: Client, hydrated: boolean) => {
    const block = 1n
    expectTypeOf(
      await getBlockByNumber(client, { block, hydrated: true }),
    ).toEqualTypeOf<BlockWithTransactions | null>()
    expectTypeOf(await client.getBlockByNumber({ block, hydrated: false })).toEqualTypeOf<BlockWithHashes | null>()
    expectTypeOf(await client.getBlockByNumber({ block, hydrated })).toEqualTypeOf<GetBlockByNumberResult>()
    const whole = await getBlockByHash(client, { blockHash: "0x00", hydrated: true })
    expectTypeOf(whole?.transactions[0]).toEqualTypeOf<Transaction | undefined>()
  }
  expectTypeOf(read).returns.toEqualTypeOf<Promise<void>>()
})

test("arrays of parameters may be readonly", () => {
  const address = ["0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC"] as const
  const read = (client: Client) => getLogs(client, { filter: { fromBlock: 5n, address, topics: [[null]] as const } })
  expectTypeOf(read).toBeFunction()
})

test("a method's error type knows the codes that are documented", () => {
  type Code = Extract<GetBalanceError, { name: "RpcError" }>["code"]
  expectTypeOf<Code>().toEqualTypeOf<-32602 | -32000>()
})
