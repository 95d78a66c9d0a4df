import { expectTypeOf, test } from "vitest"
import {
  type createPChainClient,
  type DecodedBlock,
  type DecodedTransaction,
  type EncodedBlock,
  getBlockByHeight,
  type getCurrentValidators,
  type getFeeState,
} from "./index.ts"

type Validator = Awaited<ReturnType<typeof getCurrentValidators>>["validators"][number]

test("validators are a union whose members tell the kinds apart", () => {
  const read = (validator: Validator) => {
    if ("validationID" in validator) expectTypeOf(validator).toHaveProperty("balance")
    expectTypeOf(validator.nodeID).toEqualTypeOf<string>()
    expectTypeOf(validator.weight).toEqualTypeOf<string>()
  }
  expectTypeOf(read).parameter(0).toEqualTypeOf<Validator>()
})

test("bare 64-bit integers are bigint", () => {
  expectTypeOf<Awaited<ReturnType<typeof getFeeState>>["excess"]>().toEqualTypeOf<bigint>()
})

test("a block in JSON is typed, not an object", () => {
  type Answer = Extract<Awaited<ReturnType<typeof getBlockByHeight>>, { encoding: "json" }>
  expectTypeOf<Answer["block"]["parentID"]>().toEqualTypeOf<string>()
  expectTypeOf<Answer["block"]["height"]>().toEqualTypeOf<bigint>()
})

test("the encoding that is asked for decides on the answer, for the function and the method", () => {
  const read = async (client: ReturnType<typeof createPChainClient>, encoding: "hex" | "json") => {
    expectTypeOf(await getBlockByHeight(client, { height: 1n, encoding: "json" })).toEqualTypeOf<DecodedBlock>()
    expectTypeOf(await client.getBlockByHeight({ height: 1n })).toEqualTypeOf<EncodedBlock>()
    expectTypeOf(await client.getBlockByHeight({ height: 1n, encoding })).toEqualTypeOf<EncodedBlock | DecodedBlock>()
    expectTypeOf(await client.getTx({ txID: "2A", encoding: "json" })).toEqualTypeOf<DecodedTransaction>()
  }
  expectTypeOf(read).returns.toEqualTypeOf<Promise<void>>()
})

test("addresses may be readonly", () => {
  const addresses = ["P-avax1cs3enhckqgeqpvpjv2cn3kjs3xnlr3ln5v7y2p"] as const
  const read = (client: ReturnType<typeof createPChainClient>) => client.getBalance({ addresses })
  expectTypeOf(read).toBeFunction()
})

test("another chain's index is asked by a variable", () => {
  type Options = Parameters<ReturnType<typeof createPChainClient>["indexGetLastAccepted"]>[1]
  expectTypeOf<{ variables: { blockchainID: "X" } }>().toExtend<NonNullable<Options>>()
})
