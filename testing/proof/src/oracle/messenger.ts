import { sha256 } from "@noble/hashes/sha2.js"
import { base58, hex as hexCodec } from "@scure/base"
import { type Abi, encodeAbiParameters, type Hex, keccak256, parseAbi } from "viem"

/** Teleporter 1.0.0, on every chain. */
export const messenger = "0x253b2784c75e510dd0ff1da844684a1ac0aa5fcf"

/** The Teleporter events from which messages are built. */
export const messengerAbi: Abi = parseAbi([
  "struct Receipt { uint256 receivedMessageNonce; address relayerRewardAddress; }",
  "struct Message { uint256 messageNonce; address originSenderAddress; bytes32 destinationBlockchainID; address destinationAddress; uint256 requiredGasLimit; address[] allowedRelayerAddresses; Receipt[] receipts; bytes message; }",
  "struct Fee { address feeTokenAddress; uint256 amount; }",
  "event SendCrossChainMessage(bytes32 indexed messageID, bytes32 indexed destinationBlockchainID, Message message, Fee feeInfo)",
  "event ReceiveCrossChainMessage(bytes32 indexed messageID, bytes32 indexed sourceBlockchainID, address indexed deliverer, address rewardRedeemer, Message message)",
  "event MessageExecuted(bytes32 indexed messageID, bytes32 indexed sourceBlockchainID)",
  "event ReceiptReceived(bytes32 indexed messageID, bytes32 indexed destinationBlockchainID, address indexed relayerRewardAddress, Fee feeInfo)",
  "event AddFeeAmount(bytes32 indexed messageID, Fee updatedFeeInfo)",
])

/** The text of a blockchain's ID. */
export function cb58(id: Hex): string {
  const bytes = hexCodec.decode(id.slice(2))
  return base58.encode(Uint8Array.from([...bytes, ...sha256(bytes).slice(-4)]))
}

/** The ID of a message between two chains, whose IDs are in CB58. */
export function messageId(source: string, destination: string, nonce: bigint): Hex {
  const bytes32 = (id: string): Hex => `0x${hexCodec.encode(base58.decode(id).slice(0, 32))}`
  const types = ["address", "bytes32", "bytes32", "uint256"].map((type) => ({ type }))
  return keccak256(encodeAbiParameters(types, [messenger, bytes32(source), bytes32(destination), nonce]))
}
