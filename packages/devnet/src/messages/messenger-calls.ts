import { decodeResult, encodeData, fromAbi } from "ox/AbiFunction"
import { decode } from "ox/AbiParameters"
import { call, fromHex, type Hex, toHex } from "../evm/index.ts"
import { teleporterMessenger } from "../generated/contracts/teleporter-messenger.ts"
import type { RunningChain } from "../network/evm/running-chain.ts"
import { messengerAddress } from "./messenger.ts"

const { abi: messengerAbi } = teleporterMessenger

/** The messenger's functions that the traffic calls. */
export const messengerFunctions = {
  send: fromAbi(messengerAbi, "sendCrossChainMessage"),
  addFee: fromAbi(messengerAbi, "addFeeAmount"),
  receive: fromAbi(messengerAbi, "receiveCrossChainMessage"),
  retry: fromAbi(messengerAbi, "retryMessageExecution"),
  sendReceipts: fromAbi(messengerAbi, "sendSpecifiedReceipts"),
  redeem: fromAbi(messengerAbi, "redeemRelayerRewards"),
} as const
const wasReceived = fromAbi(messengerAbi, "messageReceived")
const failedHash = fromAbi(messengerAbi, "receivedFailedMessageHashes")
const feeInfo = fromAbi(messengerAbi, "getFeeInfo")
const reward = fromAbi(messengerAbi, "checkRelayerRewardAmount")

/** Decodes the message in a warp payload. */
export const decodeMessage = (payload: Uint8Array) => decode([messengerFunctions.retry.inputs[1]], toHex(payload))[0]

const callMessenger = async ({ chain }: RunningChain, data: Hex): Promise<Hex> =>
  toHex(await call(chain, chain.tip, { to: messengerAddress, data: fromHex(data) }))

/** Whether a message has arrived, and whether its execution has failed and not succeeded since. */
export async function arrivalOf(
  destination: RunningChain,
  messageID: Hex,
): Promise<{ readonly isThere: boolean; readonly hasFailed: boolean }> {
  const received = await callMessenger(destination, encodeData(wasReceived, [messageID]))
  const hash = await callMessenger(destination, encodeData(failedHash, [messageID]))
  return {
    isThere: decodeResult(wasReceived, received),
    hasFailed: BigInt(decodeResult(failedHash, hash)) !== 0n,
  }
}

/** The fee for delivering a message: token and amount; 0 after its receipt has arrived. */
export async function messageFee(source: RunningChain, messageID: Hex): Promise<{ token: Hex; amount: bigint }> {
  const [token, amount] = decodeResult(feeInfo, await callMessenger(source, encodeData(feeInfo, [messageID])))
  return { token, amount }
}

/** The amount of a token that a relayer may withdraw. */
export const claimableReward = async (source: RunningChain, relayer: Hex, token: Hex): Promise<bigint> =>
  decodeResult(reward, await callMessenger(source, encodeData(reward, [relayer, token])))
