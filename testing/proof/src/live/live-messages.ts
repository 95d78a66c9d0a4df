import { setTimeout as delay } from "node:timers/promises"
import { decodeUnsignedWarpMessage, parseHex, type UnsignedWarpMessage } from "@serac/chain"
import { toPredicate } from "@serac/devnet/evm"
import { compileContracts } from "@serac/kits/demo-chain"
import type { Signatures } from "@serac/signatures"
import {
  type Abi,
  type Address,
  decodeEventLog,
  encodeFunctionData,
  type Hex,
  parseAbi,
  type TransactionReceipt,
  zeroAddress,
} from "viem"
import { messenger } from "../oracle/messenger.ts"
import type { LiveAccount } from "./live-account.ts"
import { assertExecution, hasMessenger, liveMessengerAbi, sentMessage } from "./live-messenger.ts"
import { LiveTally } from "./live-tally.ts"

/** A chain that sends and receives messages. */
export interface LiveMessageChain {
  readonly account: LiveAccount
  /** The blockchain ID: 32 bytes as hexadecimal digits. */
  readonly blockchainId: Hex
  /** The contract that receives messages. */
  readonly inbox: Address
  readonly hasMessenger: boolean
}

/** The outcome of a message. */
export type LiveFate = "executed" | "failed" | "retried" | "sent again" | "pending" | "by precompile"

/** A message of the messenger, with its progress. */
export interface LiveMessage {
  readonly messageId: Hex
  readonly fate: LiveFate
  readonly source: Hex
  readonly destination: Hex
  /** The transactions: the first that sent the message, and the one that delivered it. */
  readonly sentBy: Hex
  deliveredBy?: Hex
  isExecuted: boolean
}

const warp: Address = "0x0200000000000000000000000000000000000005"
const warpAbi = parseAbi([
  "function sendWarpMessage(bytes payload) returns (bytes32 messageID)",
  "function getBlockchainID() view returns (bytes32)",
  "event SendWarpMessage(address indexed sender, bytes32 indexed messageID, bytes message)",
])
/** An address without code, so that a message to it cannot be executed. */
const withoutCode: Address = "0x000000000000000000000000000000000000dEaD"
/** Seven outcomes, so that each one occurs in every direction between two, three or four chains. */
const fates: readonly LiveFate[] = [
  "executed",
  "failed",
  "by precompile",
  "retried",
  "pending",
  "executed",
  "sent again",
]
const attempts = 6

/** Deploys the contract that receives messages on a chain. */
export async function openMessageChain(account: LiveAccount): Promise<LiveMessageChain> {
  const { Inbox } = await compileContracts()
  if (!Inbox) throw new Error("there is no contract Inbox")
  const { contractAddress: inbox } = await account.send({ data: Inbox.bytecode })
  if (!inbox) throw new Error("the inbox was not created")
  const blockchainId = await account.client.readContract({
    address: warp,
    abi: warpAbi,
    functionName: "getBlockchainID",
  })
  return { account, blockchainId, inbox, hasMessenger: await hasMessenger(account) }
}

/**
 * Sends messages between live chains, gets the signatures of their validators, and delivers them: by the messenger where both chains have it,
 * otherwise by the precompile alone.
 */
export class LiveMessages {
  /** The messages of the messenger. */
  readonly messages: LiveMessage[] = []
  /** The numbers of messages sent, signed and delivered, and of repeated deliveries after the chain rejected the signatures. */
  readonly counts = { sent: 0, signed: 0, delivered: 0, again: 0 }
  /** The completed messages, by outcome. */
  readonly fates = new LiveTally()
  readonly #signatures: Signatures
  readonly #ways: readonly (readonly [source: LiveMessageChain, destination: LiveMessageChain])[]
  #turn = 0

  constructor(chains: readonly LiveMessageChain[], signatures: Signatures) {
    this.#signatures = signatures
    this.#ways = chains.flatMap((source) =>
      chains.filter((one) => one !== source).map((destination) => [source, destination] as const),
    )
  }

  /** Sends one message in the next direction and brings it to the next outcome. @returns the number of transactions */
  async round(): Promise<number> {
    const turn = this.#turn++
    const way = this.#ways[turn % this.#ways.length]
    if (!way) return 0
    const [source, destination] = way
    const fate = fates[turn % fates.length] ?? "executed"
    const text: Hex = `0x${Buffer.from(`message ${turn}`).toString("hex")}`
    const isBare = fate === "by precompile" || !source.hasMessenger || !destination.hasMessenger
    const count = await (isBare
      ? this.#sendByPrecompile(source, destination, text)
      : this.#sendByMessenger(source, destination, text, fate))
    this.fates.add(isBare ? "by precompile" : fate)
    return count
  }

  async #sendByPrecompile(source: LiveMessageChain, destination: LiveMessageChain, text: Hex): Promise<number> {
    const { Inbox } = await compileContracts()
    const abi = Inbox?.abi as Abi
    const sent = await source.account.send({
      to: warp,
      data: encodeFunctionData({ abi: warpAbi, functionName: "sendWarpMessage", args: [text] }),
    })
    this.counts.sent++
    const data = encodeFunctionData({ abi, functionName: "take", args: [0] })
    const { logs, transactionHash } = await this.#deliver(warpMessageIn(sent), destination, destination.inbox, data)
    const told = logs.map((log) => decodeEventLog({ abi, topics: log.topics, data: log.data }).args)
    const wanted = { sourceBlockchainID: source.blockchainId, sender: source.account.address, message: text }
    if (JSON.stringify(told) !== JSON.stringify([wanted]))
      throw new Error(
        `transaction ${transactionHash} received ${JSON.stringify(told)} instead of ${JSON.stringify(wanted)}`,
      )
    return 2
  }

  async #sendByMessenger(
    source: LiveMessageChain,
    destination: LiveMessageChain,
    text: Hex,
    fate: LiveFate,
  ): Promise<number> {
    const input = {
      destinationBlockchainID: destination.blockchainId,
      destinationAddress: fate === "failed" ? withoutCode : destination.inbox,
      feeInfo: { feeTokenAddress: zeroAddress, amount: 0n },
      // A gas limit of 1 is too low for any execution.
      requiredGasLimit: fate === "retried" ? 1n : 100_000n,
      allowedRelayerAddresses: [],
      message: text,
    }
    const abi = liveMessengerAbi
    let sent = await source.account.send({
      to: messenger,
      data: encodeFunctionData({ abi, functionName: "sendCrossChainMessage", args: [input] }),
    })
    this.counts.sent++
    const { messageId, message } = sentMessage(sent)
    const [from, to] = [source.blockchainId, destination.blockchainId]
    const one: LiveMessage = {
      messageId,
      fate,
      source: from,
      destination: to,
      sentBy: sent.transactionHash,
      isExecuted: false,
    }
    this.messages.push(one)
    if (fate === "pending") return 1
    if (fate === "sent again") {
      const data = encodeFunctionData({ abi, functionName: "retrySendCrossChainMessage", args: [message] })
      sent = await source.account.send({ to: messenger, data })
    }
    const data = encodeFunctionData({
      abi,
      functionName: "receiveCrossChainMessage",
      args: [0, destination.account.address],
    })
    const received = await this.#deliver(warpMessageIn(sent), destination, messenger, data)
    one.deliveredBy = received.transactionHash
    const fails = fate === "failed" || fate === "retried"
    assertExecution(received, !fails)
    one.isExecuted = !fails
    if (fate !== "retried") return fate === "sent again" ? 3 : 2
    const again = encodeFunctionData({ abi, functionName: "retryMessageExecution", args: [from, message] })
    assertExecution(await destination.account.send({ to: messenger, data: again }), true)
    one.isExecuted = true
    return 3
  }

  /** Gets a message signed, and delivers it in the access list of a transaction; repeats this where the chain's validators have changed meanwhile. */
  async #deliver(
    message: UnsignedWarpMessage,
    destination: LiveMessageChain,
    to: Address,
    data: Hex,
  ): Promise<TransactionReceipt> {
    for (let attempt = 1; ; attempt++) {
      try {
        const signed = await this.#sign(message, destination)
        const accessList = [{ address: warp, storageKeys: toPredicate(signed) }]
        const receipt = await destination.account.send({ to, data, accessList })
        this.counts.delivered++
        return receipt
      } catch (error) {
        if (attempt === attempts) throw error
        this.counts.again++
        await delay(1_000 * attempt)
      }
    }
  }

  async #sign(message: UnsignedWarpMessage, { blockchainId }: LiveMessageChain): Promise<Uint8Array> {
    const request = {
      message,
      justification: new Uint8Array(),
      quorum: 67,
      buffer: 0,
      pChainHeight: 0n,
      verifyingChainID: parseHex(blockchainId, "hexnc"),
    }
    const signed = await this.#signatures.aggregator.aggregate(request, AbortSignal.timeout(30_000))
    this.counts.signed++
    return signed
  }
}

/** The message that a transaction passed to the precompile. */
function warpMessageIn({ logs, transactionHash }: TransactionReceipt): UnsignedWarpMessage {
  const log = logs.find(({ address }) => address.toLowerCase() === warp)
  if (!log) throw new Error(`transaction ${transactionHash} sent no message`)
  const { args } = decodeEventLog({ abi: warpAbi, eventName: "SendWarpMessage", topics: log.topics, data: log.data })
  return decodeUnsignedWarpMessage(parseHex(args.message, "hexnc"))
}
