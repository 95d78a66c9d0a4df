import { decodeEventLog, getAddress, type Hex, zeroAddress } from "viem"
import type { Ledger } from "../recording/ledger.ts"
import type { LedgerBlock, RecordedLog } from "../recording/ledger-block.ts"
import type { ContractFact } from "./contract-fact.ts"
import { cb58, messageId as idOf, messenger, messengerAbi } from "./messenger.ts"

/** A chain whose ledger is searched for messages. */
export interface MessagingChain {
  readonly ledger: Pick<Ledger, "chainId" | "blocks">
  /** In CB58; messages of a chain without an ID are not listed. */
  readonly blockchainId: string | undefined
  readonly facts: ReadonlyMap<string, ContractFact>
}

/** The expected message, and its position in a list over all chains. */
export interface ExpectedMessage {
  readonly item: Readonly<Record<string, unknown>> & { readonly messageId: Hex }
  readonly timestamp: number
  readonly chainId: string
  readonly block: number
  readonly log: number
}

// biome-ignore lint/suspicious/noExplicitAny: decoded events, read member by member
type Arguments = any

interface Event {
  readonly chain: MessagingChain
  readonly line: LedgerBlock
  readonly log: RecordedLog
  readonly index: number
  readonly name: string
  readonly args: Arguments
}

/** Every message of some chains, newest first, computed from the ledgers with viem alone. */
export function messagesOf(chains: readonly MessagingChain[]): readonly ExpectedMessage[] {
  const events = chains.flatMap((chain) => (chain.blockchainId === undefined ? [] : chainEvents(chain)))
  const ids = [...new Set(events.map(({ args }) => args.messageID as Hex))]
  return ids
    .flatMap(
      (id) =>
        expectedMessage(
          id,
          events.filter(({ args }) => args.messageID === id),
          chains,
        ) ?? [],
    )
    .sort(
      (one, other) =>
        other.timestamp - one.timestamp ||
        Number(one.chainId) - Number(other.chainId) ||
        other.block - one.block ||
        other.log - one.log,
    )
}

/** The first message that each transaction sent or received, by transaction hash. */
export function messageInfos(
  chain: MessagingChain,
  chains: readonly MessagingChain[],
): ReadonlyMap<string, Readonly<Record<string, unknown>>> {
  const infos = new Map<string, Readonly<Record<string, unknown>>>()
  const chainIdOf = (id: Hex) => chains.find(({ blockchainId }) => blockchainId === cb58(id))?.ledger.chainId
  const own = chain.ledger.chainId
  for (const { name, args, log } of chainEvents(chain)) {
    if (infos.has(log.transactionHash)) continue
    const teleporterMessageId = args.messageID
    if (name === "SendCrossChainMessage") {
      const destinationChainId = chainIdOf(args.destinationBlockchainID)
      const direction = "SOURCE_TRANSACTION"
      infos.set(
        log.transactionHash,
        defined({ teleporterMessageId, direction, sourceChainId: own, destinationChainId }),
      )
    } else if (name === "ReceiveCrossChainMessage") {
      const sourceChainId = chainIdOf(args.sourceBlockchainID)
      const direction = "DESTINATION_TRANSACTION"
      infos.set(
        log.transactionHash,
        defined({ teleporterMessageId, direction, sourceChainId, destinationChainId: own }),
      )
    }
  }
  return infos
}

const defined = (members: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined))

function chainEvents(chain: MessagingChain): readonly Event[] {
  return chain.ledger.blocks.flatMap((line) =>
    line.receipts.flatMap(({ logs }, index) =>
      logs.flatMap((log): Event[] => {
        if (log.address.toLowerCase() !== messenger) return []
        try {
          const { eventName, args } = decodeEventLog({
            abi: messengerAbi,
            topics: log.topics as [Hex, ...Hex[]],
            data: log.data,
          })
          return [{ chain, line, log, index, name: eventName ?? "", args }]
        } catch {
          return []
        }
      }),
    ),
  )
}

function expectedMessage(
  messageId: Hex,
  events: readonly Event[],
  chains: readonly MessagingChain[],
): ExpectedMessage | undefined {
  const sent = events.find(({ name }) => name === "SendCrossChainMessage")
  const received = events.find(({ name }) => name === "ReceiveCrossChainMessage")
  const shown = sent ?? received
  if (shown === undefined) return undefined
  const { message } = shown.args
  const source = sent === undefined ? cb58(shown.args.sourceBlockchainID) : (sent.chain.blockchainId as string)
  const destination = cb58(message.destinationBlockchainID)
  const nonce = message.messageNonce as bigint
  if (idOf(source, destination, nonce) !== messageId) throw new Error(`${messageId} is of another message`)
  const chainIdOf = (id: string) => chains.find(({ blockchainId }) => blockchainId === id)?.ledger.chainId ?? ""
  const fees = events.filter(({ name }) => name === "SendCrossChainMessage" || name === "AddFeeAmount")
  const fee = fees.map(({ args }) => args.feeInfo ?? args.updatedFeeInfo).at(-1)
  return {
    timestamp: Number(shown.line.block.timestamp),
    chainId: shown.chain.ledger.chainId,
    block: shown.line.number,
    log: Number(shown.log.logIndex),
    item: {
      messageId,
      icmContractAddress: getAddress(messenger),
      sourceBlockchainId: source,
      destinationBlockchainId: destination,
      sourceEvmChainId: chainIdOf(source),
      destinationEvmChainId: chainIdOf(destination),
      messageNonce: String(nonce),
      from: getAddress(message.originSenderAddress),
      to: getAddress(message.destinationAddress),
      data: message.message,
      messageExecuted: events.some(({ name }) => name === "MessageExecuted"),
      receipts: message.receipts.map((one: Arguments) => ({
        receivedMessageNonce: String(one.receivedMessageNonce),
        relayerRewardAddress: getAddress(one.relayerRewardAddress),
      })),
      receiptDelivered: events.some(({ name }) => name === "ReceiptReceived"),
      rewardDetails: messageReward(fee?.feeTokenAddress ?? zeroAddress, fee?.amount ?? 0n, sent?.chain.facts),
      ...(sent && { sourceTransaction: expectedTransaction(sent) }),
      ...(received && {
        destinationTransaction: {
          ...expectedTransaction(received),
          rewardRedeemer: getAddress(received.args.rewardRedeemer),
          delivererAddress: getAddress(received.args.deliverer),
        },
      }),
      status: received === undefined ? "pending" : sent === undefined ? "delivered_source_not_indexed" : "delivered",
    },
  }
}

function expectedTransaction({ line, index, log }: Event) {
  const { gasUsed, effectiveGasPrice } = line.receipts[index] ?? {}
  return {
    txHash: log.transactionHash,
    timestamp: Number(line.block.timestamp),
    gasSpent: String(BigInt(gasUsed ?? 0) * BigInt(effectiveGasPrice ?? 0)),
  }
}

function messageReward(token: Hex, value: bigint, facts: MessagingChain["facts"] | undefined) {
  const { name = "", symbol = "", decimals = 0 } = facts?.get(token.toLowerCase()) ?? {}
  return { address: getAddress(token), name, symbol, decimals, ercType: "ERC-20", value: String(value) }
}
