/** A parameter of an event. */
export interface EventParameter {
  readonly name: string
  readonly type: string
  readonly isIndexed: boolean
}

/** An event that is known by name, with its parameters in order. */
export interface KnownEvent {
  readonly name: string
  readonly parameters: readonly EventParameter[]
}

/** Events of the ERC standards, of warp and of the messenger, by the hash of their signature; parameters are apart by `;` and one that is indexed has a `*`. */
const signatures: Readonly<Record<string, readonly string[]>> = {
  "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef": [
    "Transfer(address *from; address *to; uint256 value)",
    "Transfer(address *from; address *to; uint256 *tokenId)",
  ],
  "0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925": [
    "Approval(address *owner; address *spender; uint256 value)",
    "Approval(address *owner; address *approved; uint256 *tokenId)",
  ],
  "0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31": [
    "ApprovalForAll(address *owner; address *operator; bool approved)",
  ],
  "0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62": [
    "TransferSingle(address *operator; address *from; address *to; uint256 id; uint256 value)",
  ],
  "0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb": [
    "TransferBatch(address *operator; address *from; address *to; uint256[] ids; uint256[] values)",
  ],
  "0x6bb7ff708619ba0610cba295a58592e0451dee2622938c8755667688daf3529b": ["URI(string value; uint256 *id)"],
  "0x8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0": [
    "OwnershipTransferred(address *previousOwner; address *newOwner)",
  ],
  "0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c": ["Deposit(address *owner; uint256 amount)"],
  "0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65": ["Withdrawal(address *owner; uint256 amount)"],
  "0x56600c567728a800c0aa927500f831cb451df66a7af570eb4df4dfbf4674887d": [
    "SendWarpMessage(address *sender; bytes32 *messageID; bytes message)",
  ],
  "0x2a211ad4a59ab9d003852404f9c57c690704ee755f3c79d2c2812ad32da99df8": [
    "SendCrossChainMessage(bytes32 *messageID; bytes32 *destinationBlockchainID; (uint256,address,bytes32,address,uint256,address[],(uint256,address)[],bytes) message; (address,uint256) feeInfo)",
  ],
  "0x292ee90bbaf70b5d4936025e09d56ba08f3e421156b6a568cf3c2840d9343e34": [
    "ReceiveCrossChainMessage(bytes32 *messageID; bytes32 *sourceBlockchainID; address *deliverer; address rewardRedeemer; (uint256,address,bytes32,address,uint256,address[],(uint256,address)[],bytes) message)",
  ],
  "0x34795cc6b122b9a0ae684946319f1e14a577b4e8f9b3dda9ac94c21a54d3188c": [
    "MessageExecuted(bytes32 *messageID; bytes32 *sourceBlockchainID)",
  ],
  "0x4619adc1017b82e02eaefac01a43d50d6d8de4460774bc370c3ff0210d40c985": [
    "MessageExecutionFailed(bytes32 *messageID; bytes32 *sourceBlockchainID; (uint256,address,bytes32,address,uint256,address[],(uint256,address)[],bytes) message)",
  ],
  "0xd13a7935f29af029349bed0a2097455b91fd06190a30478c575db3f31e00bf57": [
    "ReceiptReceived(bytes32 *messageID; bytes32 *destinationBlockchainID; address *relayerRewardAddress; (address,uint256) feeInfo)",
  ],
  "0xc1bfd1f1208927dfbd414041dcb5256e6c9ad90dd61aec3249facbd34ff7b3e1": [
    "AddFeeAmount(bytes32 *messageID; (address,uint256) updatedFeeInfo)",
  ],
  "0x1eac640109dc937d2a9f42735a05f794b39a5e3759d681951d671aabbce4b104": [
    "BlockchainIDInitialized(bytes32 *blockchainID)",
  ],
  "0x3294c84e5b0f29d9803655319087207bc94f4db29f7927846944822773780b88": [
    "RelayerRewardsRedeemed(address *redeemer; address *asset; uint256 amount)",
  ],
}

/** Events that are known, by the first topic of their logs. */
export const eventsByTopic: ReadonlyMap<string, readonly KnownEvent[]> = new Map(
  Object.entries(signatures).map(([hash, texts]) => [hash, texts.map(knownEvent)]),
)

function knownEvent(text: string): KnownEvent {
  const begin = text.indexOf("(")
  const parameters = text
    .slice(begin + 1, -1)
    .split("; ")
    .map((parameter) => {
      const at = parameter.lastIndexOf(" ")
      const name = parameter.slice(at + 1)
      return { name: name.replace("*", ""), type: parameter.slice(0, at), isIndexed: name.startsWith("*") }
    })
  return { name: text.slice(0, begin), parameters }
}
