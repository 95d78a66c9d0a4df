import { expect, test } from "vitest"
import { AbiError } from "./abi-error.ts"
import { readAbi } from "./read-abi.ts"

const transfer = {
  type: "function",
  name: "transfer",
  inputs: [
    { name: "to", type: "address" },
    { name: "amount", type: "uint" },
  ],
  outputs: [{ type: "bool" }],
}

test("the functions of an ABI are read, and its other entries passed by", () => {
  const abi = [
    { type: "constructor", inputs: [{ type: "whatever" }] },
    transfer,
    { type: "event", name: "Transfer", inputs: [] },
    { type: "error", name: "Broke", inputs: [] },
    { type: "fallback" },
    { type: "receive" },
    { name: "untyped", inputs: [] },
  ]
  expect(readAbi("a.json", JSON.stringify(abi))).toEqual(["transfer(address,uint256)", "untyped()"])
})

test("an artifact of Foundry or Hardhat is read by its member abi", () => {
  const foundry = { abi: [transfer], bytecode: { object: "0x" }, methodIdentifiers: {} }
  const hardhat = { _format: "hh-sol-artifact-1", contractName: "Token", abi: [transfer], bytecode: "0x" }
  expect(readAbi("a.json", JSON.stringify(foundry))).toEqual(["transfer(address,uint256)"])
  expect(readAbi("a.json", JSON.stringify(hardhat))).toEqual(["transfer(address,uint256)"])
})

test.each([
  ["{", undefined, "not JSON"],
  ["7", undefined, "neither an ABI nor an object with the member abi"],
  ["null", undefined, "neither an ABI nor an object with the member abi"],
  ['{"abi":{}}', undefined, "neither an ABI nor an object with the member abi"],
  [JSON.stringify(new Array(10_001).fill({ type: "receive" })), undefined, "more than 10000 entries"],
  ["[null]", 0, "must be an object"],
  [
    '[{"type":"method","name":"a","inputs":[]}]',
    0,
    "type must be function, constructor, event, error, fallback or receive",
  ],
  ['[{"type":"receive"},{"type":"function","name":"a b","inputs":[]}]', 1, "name must be an identifier"],
  ['[{"type":"function","name":"a\\"","inputs":[]}]', 0, "name must be an identifier"],
  ['[{"type":"function","inputs":[]}]', 0, "name must be an identifier"],
  ['[{"type":"function","name":"a"}]', 0, "inputs must be a list"],
  ['[{"type":"function","name":"a","inputs":[7]}]', 0, "an input must be an object"],
  ['[{"type":"function","name":"a","inputs":[{}]}]', 0, "an input must have a type"],
  ['[{"type":"function","name":"a","inputs":[{"type":"uint9"}]}]', 0, "uint9 is not a type of the ABI"],
])("%.60s is refused with its file, entry and rule", (text, entry, rule) => {
  let error: unknown
  try {
    readAbi("broken.json", text)
  } catch (caught) {
    error = caught
  }
  expect(error).toBeInstanceOf(AbiError)
  expect({ ...(error as AbiError), message: (error as AbiError).message }).toEqual({
    name: "AbiError",
    code: "ABI",
    file: "broken.json",
    entry,
    rule,
    message: entry === undefined ? `broken.json: ${rule}` : `broken.json: entry ${entry}: ${rule}`,
  })
})
