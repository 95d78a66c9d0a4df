import { expect, test } from "vitest"
import { consumeGas, initialGasState } from "./gas-state.ts"

test("a block uses all the gas that there is, and no more", () => {
  const state = { ...initialGasState, capacity: 100n, excess: 7n }
  expect(consumeGas(state, 100n)).toEqual({ ...state, capacity: 0n, excess: 107n })
  expect(consumeGas(state, 0n)).toEqual(state)
  expect(() => consumeGas(state, 101n)).toThrow(new RangeError("insufficient capacity"))
})
