import { receiptOf } from "@serac/kits/demo-chain"
import {
  type Hex,
  parseAbi,
  parseEventLogs,
  parseTransaction,
  recoverTransactionAddress,
  type TransactionReceipt,
  type TransactionSerializedLegacy,
} from "viem"
import { messenger } from "../oracle/messenger.ts"
import type { LiveAccount } from "./live-account.ts"

/** The functions and events of the messenger contract that are used here. */
export const liveMessengerAbi = parseAbi([
  "struct Receipt { uint256 receivedMessageNonce; address relayerRewardAddress; }",
  "struct Message { uint256 messageNonce; address originSenderAddress; bytes32 destinationBlockchainID; address destinationAddress; uint256 requiredGasLimit; address[] allowedRelayerAddresses; Receipt[] receipts; bytes message; }",
  "struct Fee { address feeTokenAddress; uint256 amount; }",
  "struct Input { bytes32 destinationBlockchainID; address destinationAddress; Fee feeInfo; uint256 requiredGasLimit; address[] allowedRelayerAddresses; bytes message; }",
  "function sendCrossChainMessage(Input messageInput) returns (bytes32 messageID)",
  "function retrySendCrossChainMessage(Message message)",
  "function receiveCrossChainMessage(uint32 messageIndex, address relayerRewardAddress)",
  "function retryMessageExecution(bytes32 sourceBlockchainID, Message message)",
  "event SendCrossChainMessage(bytes32 indexed messageID, bytes32 indexed destinationBlockchainID, Message message, Fee feeInfo)",
  "event ReceiveCrossChainMessage(bytes32 indexed messageID, bytes32 indexed sourceBlockchainID, address indexed deliverer, address rewardRedeemer, Message message)",
  "event MessageExecuted(bytes32 indexed messageID, bytes32 indexed sourceBlockchainID)",
  "event MessageExecutionFailed(bytes32 indexed messageID, bytes32 indexed sourceBlockchainID, Message message)",
])

/** The first message that a transaction sent, and its ID. @throws {Error} where the transaction sent none */
export function sentMessage(receipt: TransactionReceipt) {
  const [event] = parseEventLogs({ abi: liveMessengerAbi, eventName: "SendCrossChainMessage", logs: ownLogs(receipt) })
  if (event === undefined) throw new Error(`transaction ${receipt.transactionHash} sent no message`)
  return { messageId: event.args.messageID, message: event.args.message }
}

/** @throws {Error} where a transaction has no event of the messenger that a message was executed, or that its execution failed */
export function assertExecution(receipt: TransactionReceipt, isExecuted: boolean): void {
  const eventName = isExecuted ? "MessageExecuted" : "MessageExecutionFailed"
  const events = parseEventLogs({ abi: liveMessengerAbi, eventName, logs: ownLogs(receipt) })
  if (events.length === 0) throw new Error(`transaction ${receipt.transactionHash} has no ${eventName}`)
}

const ownLogs = ({ logs }: TransactionReceipt) => logs.filter(({ address }) => address.toLowerCase() === messenger)

/**
 * Deploys the messenger on a chain that has none, by the transaction that deploys it on every chain: its sender's key is unknown, so the
 * sender first receives the fee.
 *
 * @param serializedTransaction signed, as the messenger's authors publish it
 * @throws {Error} where the messenger is not at its address afterwards
 */
export async function deployMessenger(account: LiveAccount, serializedTransaction: Hex): Promise<void> {
  const { client } = account
  if (await hasMessenger(account)) return
  const { gas = 0n, gasPrice = 0n } = parseTransaction(serializedTransaction)
  const to = await recoverTransactionAddress({
    serializedTransaction: serializedTransaction as TransactionSerializedLegacy,
  })
  await account.send({ to, value: gas * gasPrice, gas: 21_000n })
  const hash = await client.sendRawTransaction({ serializedTransaction }).catch((error: unknown) => {
    throw new Error(
      "the node refused the messenger's transaction, which is bound to no chain: see allow-unprotected-txs",
      { cause: error },
    )
  })
  await receiptOf(client, hash)
  if (!(await hasMessenger(account)))
    throw new Error(`transaction ${hash} did not create the messenger at ${messenger}`)
}

/** Whether an account's chain has the messenger. */
export const hasMessenger = async ({ client }: LiveAccount): Promise<boolean> =>
  (await client.getCode({ address: messenger })) !== undefined
