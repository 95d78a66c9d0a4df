import { expectTypeOf, test } from "vitest"
import type { createPChainClient, getBlockByHeight, getCurrentValidators, getFeeState } from "./index.ts"

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

test("another chain's index is asked by a variable", () => {
  type Options = Parameters<ReturnType<typeof createPChainClient>["indexGetLastAccepted"]>[1]
  expectTypeOf<{ variables: { blockchainID: "X" } }>().toExtend<NonNullable<Options>>()
})
