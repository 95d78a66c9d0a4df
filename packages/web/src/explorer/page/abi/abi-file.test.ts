import { expect, test } from "vitest"
import { abiOfFile, maxAbiText } from "./abi-file.ts"
import { decodeParameters } from "./decode.ts"

const approve = { type: "function", name: "approve", inputs: [{ type: "address" }, { name: "tonnes", type: "uint" }] }
const frozen = {
  type: "error",
  name: "Frozen",
  inputs: [
    {
      name: "at",
      type: "tuple",
      components: [
        { name: "height", type: "uint256" },
        { name: "by", type: "string" },
      ],
    },
  ],
}

test("functions, events and errors are read with their selectors and topics, of a bare ABI and of an artifact", () => {
  const event = {
    type: "event",
    name: "Approval",
    inputs: ["address", "address", "uint256"].map((type) => ({ type, indexed: true })),
  }
  const others = [
    { type: "constructor", inputs: [] },
    { type: "receive" },
    { type: "event", name: "A", inputs: [], anonymous: true },
  ]
  const ids = abiOfFile(JSON.stringify([approve, event, frozen, ...others])).map(({ name, id }) => [name, id])
  expect(ids).toEqual([
    ["approve", "0x095ea7b3"],
    ["Approval", "0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925"],
    ["Frozen", "0x73cd842e"],
  ])
  expect(abiOfFile(JSON.stringify({ abi: [approve] })).map(({ name }) => name)).toEqual(["approve"])
})

test("a tuple is decoded whole, with the names of its members", () => {
  const [entry] = abiOfFile(JSON.stringify([frozen]))
  const word = (value: number) => value.toString(16).padStart(64, "0")
  const data = `0x${[32, 7, 64, 3].map(word).join("")}${"616263".padEnd(64, "0")}`
  expect(decodeParameters(entry?.inputs ?? [], data)).toEqual([
    {
      name: "at",
      type: "(uint256,string)",
      value: [
        { name: "height", type: "uint256", value: "7" },
        { name: "by", type: "string", value: "abc" },
      ],
    },
  ])
})

test("a member may be named like what every object has", () => {
  const components = ["__proto__", "constructor", "length"].map((name) => ({ name, type: "uint8" }))
  const [entry] = abiOfFile(JSON.stringify([{ ...frozen, inputs: [{ name: "x", type: "tuple", components }] }]))
  const data = `0x${[1, 2, 3].map((value) => value.toString(16).padStart(64, "0")).join("")}`
  const [tuple] = decodeParameters(entry?.inputs ?? [], data) ?? []
  expect(tuple?.value).toEqual(components.map(({ name, type }, at) => ({ name, type, value: String(at + 1) })))
})

test.each([
  ["{", "the file must be JSON"],
  ["{}", "the file must be an ABI, or an object with the member abi"],
  ["null", "the file must be an ABI, or an object with the member abi"],
  ["[]", "the ABI must have a function, an event or an error"],
  [
    JSON.stringify([{ name: "f", inputs: [{ type: "uint7777" }] }]),
    "the ABI must have a function, an event or an error",
  ],
  [JSON.stringify(new Array(2_001).fill(approve)), "the ABI must have at most 2000 entries"],
  [" ".repeat(maxAbiText + 1), "the file must have at most 1000000 characters"],
])("%.60s is refused: %s", (text, rule) => expect(() => abiOfFile(text)).toThrow(new Error(rule)))
