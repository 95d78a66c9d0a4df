import { expect, test } from "vitest"
import { decodeLog } from "./events.ts"
import { eventsByTopic } from "./known-events.ts"

const transfer = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"
const from = "0x000000000000000000000000bff881e431cbc6f3fcbe83081c26d9510f3dc1e1"
const to = "0x000000000000000000000000253b2784c75e510dd0ff1da844684a1ac0aa5fcf"
const nine = "0x0000000000000000000000000000000000000000000000000000000000000009"

test("a transfer of ERC-20 and one of ERC-721 are told apart by what is indexed", () => {
  const parties = [
    { name: "from", type: "address", value: "0xbFf881e431CBc6F3fCbe83081c26d9510F3dC1e1" },
    { name: "to", type: "address", value: "0x253b2784c75e510dD0fF1da844684a1aC0aa5fcf" },
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

test("events are known by the topics that nodes log them with", () => {
  expect(Object.fromEntries([...eventsByTopic].map(([topic, events]) => [topic, events[0]?.name]))).toEqual({
    "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef": "Transfer",
    "0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925": "Approval",
    "0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31": "ApprovalForAll",
    "0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62": "TransferSingle",
    "0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb": "TransferBatch",
    "0x6bb7ff708619ba0610cba295a58592e0451dee2622938c8755667688daf3529b": "URI",
    "0x8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0": "OwnershipTransferred",
    "0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c": "Deposit",
    "0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65": "Withdrawal",
    "0x56600c567728a800c0aa927500f831cb451df66a7af570eb4df4dfbf4674887d": "SendWarpMessage",
    "0x2a211ad4a59ab9d003852404f9c57c690704ee755f3c79d2c2812ad32da99df8": "SendCrossChainMessage",
    "0x292ee90bbaf70b5d4936025e09d56ba08f3e421156b6a568cf3c2840d9343e34": "ReceiveCrossChainMessage",
    "0x34795cc6b122b9a0ae684946319f1e14a577b4e8f9b3dda9ac94c21a54d3188c": "MessageExecuted",
    "0x4619adc1017b82e02eaefac01a43d50d6d8de4460774bc370c3ff0210d40c985": "MessageExecutionFailed",
    "0xd13a7935f29af029349bed0a2097455b91fd06190a30478c575db3f31e00bf57": "ReceiptReceived",
    "0xc1bfd1f1208927dfbd414041dcb5256e6c9ad90dd61aec3249facbd34ff7b3e1": "AddFeeAmount",
    "0x1eac640109dc937d2a9f42735a05f794b39a5e3759d681951d671aabbce4b104": "BlockchainIDInitialized",
    "0x3294c84e5b0f29d9803655319087207bc94f4db29f7927846944822773780b88": "RelayerRewardsRedeemed",
  })
})
