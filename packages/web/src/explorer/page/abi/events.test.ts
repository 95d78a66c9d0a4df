import { expect, test } from "vitest"
import { decodeLog } from "./events.ts"

const transfer = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"
const from = "0x000000000000000000000000bff881e431cbc6f3fcbe83081c26d9510f3dc1e1"
const to = "0x000000000000000000000000253b2784c75e510dd0ff1da844684a1ac0aa5fcf"
const nine = "0x0000000000000000000000000000000000000000000000000000000000000009"

test("a transfer of ERC-20 and one of ERC-721 are told apart by what is indexed", () => {
  const parties = [
    { name: "from", type: "address", value: "0xbff881e431cbc6f3fcbe83081c26d9510f3dc1e1" },
    { name: "to", type: "address", value: "0x253b2784c75e510dd0ff1da844684a1ac0aa5fcf" },
  ]
  expect(decodeLog([transfer, from, to], nine)).toEqual({
    name: "Transfer",
    parameters: [...parties, { name: "value", type: "uint256", value: "9" }],
  })
  expect(decodeLog([transfer, from, to, nine], "0x")).toEqual({
    name: "Transfer",
    parameters: [...parties, { name: "tokenId", type: "uint256", value: "9" }],
  })
})

test("what only has the hash of a known event, or none, is not read", () => {
  expect(decodeLog([transfer], "0x")).toBeUndefined()
  expect(decodeLog([transfer, from, to], "0x12")).toBeUndefined()
  expect(decodeLog([nine, from, to], nine)).toBeUndefined()
  expect(decodeLog([], "0x")).toBeUndefined()
})
