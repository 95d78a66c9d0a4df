import { type AbiEvent, from } from "ox/AbiEvent"

const fee = "(address feeTokenAddress, uint256 amount)"
const receipt = "(uint256 receivedMessageNonce, address relayerRewardAddress)"
const message = `(uint256 messageNonce, address originSenderAddress, bytes32 destinationBlockchainID, address destinationAddress, uint256 requiredGasLimit, address[] allowedRelayerAddresses, ${receipt}[] receipts, bytes message)`

/** Events of the ERC standards, of warp and of the messenger. */
const events = [
  "Transfer(address indexed from, address indexed to, uint256 value)",
  "Transfer(address indexed from, address indexed to, uint256 indexed tokenId)",
  "Approval(address indexed owner, address indexed spender, uint256 value)",
  "Approval(address indexed owner, address indexed approved, uint256 indexed tokenId)",
  "ApprovalForAll(address indexed owner, address indexed operator, bool approved)",
  "TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)",
  "TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)",
  "URI(string value, uint256 indexed id)",
  "OwnershipTransferred(address indexed previousOwner, address indexed newOwner)",
  "Deposit(address indexed owner, uint256 amount)",
  "Withdrawal(address indexed owner, uint256 amount)",
  "SendWarpMessage(address indexed sender, bytes32 indexed messageID, bytes message)",
  `SendCrossChainMessage(bytes32 indexed messageID, bytes32 indexed destinationBlockchainID, ${message} message, ${fee} feeInfo)`,
  `ReceiveCrossChainMessage(bytes32 indexed messageID, bytes32 indexed sourceBlockchainID, address indexed deliverer, address rewardRedeemer, ${message} message)`,
  "MessageExecuted(bytes32 indexed messageID, bytes32 indexed sourceBlockchainID)",
  `MessageExecutionFailed(bytes32 indexed messageID, bytes32 indexed sourceBlockchainID, ${message} message)`,
  `ReceiptReceived(bytes32 indexed messageID, bytes32 indexed destinationBlockchainID, address indexed relayerRewardAddress, ${fee} feeInfo)`,
  `AddFeeAmount(bytes32 indexed messageID, ${fee} updatedFeeInfo)`,
  "BlockchainIDInitialized(bytes32 indexed blockchainID)",
  "RelayerRewardsRedeemed(address indexed redeemer, address indexed asset, uint256 amount)",
].map((event) => from<string>(`event ${event}`) as AbiEvent)

/** The known events by the first topic of their logs. */
export const eventsByTopic: ReadonlyMap<string, readonly AbiEvent[]> = new Map(
  events.map(({ hash = "" }) => [hash, events.filter((event) => event.hash === hash)]),
)
