import { from, getSelector } from "ox/AbiItem"
import type { AbiEntry } from "./abi-entry.ts"
import { eventsByTopic } from "./known-events.ts"

/** Functions of the ERC standards, of wrapped tokens, of warp, of the messenger and of the precompiles, with the names of their parameters. */
const functions = [
  "transfer(address to, uint256 value)",
  "approve(address spender, uint256 value)",
  "transferFrom(address from, address to, uint256 value)",
  "increaseAllowance(address spender, uint256 addedValue)",
  "decreaseAllowance(address spender, uint256 subtractedValue)",
  "permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)",
  "safeTransferFrom(address from, address to, uint256 tokenId)",
  "safeTransferFrom(address from, address to, uint256 tokenId, bytes data)",
  "safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)",
  "safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] values, bytes data)",
  "setApprovalForAll(address operator, bool approved)",
  "mint(address to, uint256 value)",
  "burn(uint256 value)",
  "deposit()",
  "withdraw(uint256 amount)",
  "transferOwnership(address newOwner)",
  "renounceOwnership()",
  "multicall(bytes[] data)",
  "sendWarpMessage(bytes payload)",
  "sendCrossChainMessage((bytes32 destinationBlockchainID, address destinationAddress, (address feeTokenAddress, uint256 amount) feeInfo, uint256 requiredGasLimit, address[] allowedRelayerAddresses, bytes message) messageInput)",
  "receiveCrossChainMessage(uint32 messageIndex, address relayerRewardAddress)",
  "addFeeAmount(bytes32 messageID, address feeTokenAddress, uint256 additionalFeeAmount)",
  "redeemRelayerRewards(address feeTokenAddress)",
  "setAdmin(address addr)",
  "setManager(address addr)",
  "setEnabled(address addr)",
  "setNone(address addr)",
  "mintNativeCoin(address addr, uint256 amount)",
  "setRewardAddress(address addr)",
]

/** Errors of Solidity, and of the tokens and owners that most contracts inherit (ERC-6093, OpenZeppelin). */
const errors = [
  "Error(string message)",
  "Panic(uint256 code)",
  "ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)",
  "ERC20InvalidSender(address sender)",
  "ERC20InvalidReceiver(address receiver)",
  "ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)",
  "ERC20InvalidApprover(address approver)",
  "ERC20InvalidSpender(address spender)",
  "ERC721InvalidOwner(address owner)",
  "ERC721NonexistentToken(uint256 tokenId)",
  "ERC721IncorrectOwner(address sender, uint256 tokenId, address owner)",
  "ERC721InvalidSender(address sender)",
  "ERC721InvalidReceiver(address receiver)",
  "ERC721InsufficientApproval(address operator, uint256 tokenId)",
  "ERC1155InsufficientBalance(address sender, uint256 balance, uint256 needed, uint256 tokenId)",
  "ERC1155InvalidReceiver(address receiver)",
  "ERC1155MissingApprovalForAll(address operator, address owner)",
  "ERC1155InvalidArrayLength(uint256 idsLength, uint256 valuesLength)",
  "OwnableUnauthorizedAccount(address account)",
  "OwnableInvalidOwner(address owner)",
  "AccessControlUnauthorizedAccount(address account, bytes32 neededRole)",
  "SafeERC20FailedOperation(address token)",
  "AddressInsufficientBalance(address account)",
  "ReentrancyGuardReentrantCall()",
  "EnforcedPause()",
  "ExpectedPause()",
]

const items = [...functions.map((one) => `function ${one}`), ...errors.map((one) => `error ${one}`)].map((text) => {
  const { type, name, inputs } = from(text as never) as Omit<AbiEntry, "id">
  return { type, name, inputs, id: getSelector(text as never) }
})

/** The built-in functions and errors by selector, and events by topic. */
export const knownEntries: ReadonlyMap<string, AbiEntry> = new Map([
  ...items.map((entry) => [entry.id, entry] as const),
  ...[...eventsByTopic].map(([id, [event]]) => [id, { ...event, id } as AbiEntry] as const),
])
