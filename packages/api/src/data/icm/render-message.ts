import { formatId, parseHex } from "@serac/chain"
import type { Hex } from "@serac/store"
import type { MessengerEventPlace } from "@serac/store/items"
import type { NetworkDirectory } from "../networks/network-directory.ts"
import type { Prices } from "../prices/prices.ts"
import { checksumAddress } from "../render/address.ts"
import type { IcmChain } from "./icm-chains.ts"
import type { IcmMessage } from "./join-message.ts"

/** Context of rendering messages. */
export interface MessageContext {
  readonly chains: readonly IcmChain[]
  readonly networks: NetworkDirectory
  readonly prices: Prices
  /** The member name of the messenger contract: `teleporterContractAddress` at the old paths. */
  readonly contractMember: "icmContractAddress" | "teleporterContractAddress"
}

/** Renders a message as JSON text. */
export async function renderMessage(message: IcmMessage, context: MessageContext): Promise<string> {
  const { source, destination } = message
  const event = source?.sent.event ?? destination?.received.event
  const sourceId = source?.chain.blockchainId ?? destination?.received.event.source
  const destinationId = destination?.chain.blockchainId ?? source?.sent.event.destination
  if (event === undefined || sourceId === undefined || destinationId === undefined)
    throw new Error(`nothing is known of message ${message.messageId}`)
  const head = {
    messageId: message.messageId,
    [context.contractMember]: checksumAddress(event.contract),
    sourceBlockchainId: cb58(sourceId),
    destinationBlockchainId: cb58(destinationId),
    sourceEvmChainId: await evmChainIdOf(sourceId, context),
    destinationEvmChainId: await evmChainIdOf(destinationId, context),
    messageNonce: event.nonce,
    from: checksumAddress(event.from),
    to: checksumAddress(event.to),
    data: event.data,
    messageExecuted: destination?.isExecuted === true,
    receipts: event.receipts.map(({ nonce, relayer }) => ({
      receivedMessageNonce: nonce,
      relayerRewardAddress: checksumAddress(relayer),
    })),
    receiptDelivered: source?.isAcknowledged === true,
  }
  const tail = {
    ...(source && { sourceTransaction: renderedTransaction(source.sent.event) }),
    ...(destination && {
      destinationTransaction: {
        ...renderedTransaction(destination.received.event),
        rewardRedeemer: checksumAddress(destination.received.event.redeemer),
        delivererAddress: checksumAddress(destination.received.event.deliverer),
      },
    }),
    status: messageStatus(message),
  }
  const reward = await rewardJson(message, context.prices)
  return `${JSON.stringify(head).slice(0, -1)},"rewardDetails":{${reward}},${JSON.stringify(tail).slice(1)}`
}

/** The status of a message: without an indexed source its data is unknown; without an indexed destination no delivery is known. */
function messageStatus({ source, destination }: IcmMessage): string {
  if (destination === undefined) return "pending"
  return source === undefined ? "delivered_source_not_indexed" : "delivered"
}

const renderedTransaction = ({ transactionHash, timestamp, fee }: MessengerEventPlace) => ({
  txHash: transactionHash,
  timestamp,
  gasSpent: fee,
})

/** Members of the reward: the fee of the source side. */
async function rewardJson({ source }: IcmMessage, prices: Prices): Promise<string> {
  if (source === undefined)
    return `"address":"0x${"0".repeat(40)}","name":"","symbol":"","decimals":0,"ercType":"ERC-20","value":"0"`
  const { chain } = source.chain
  const { feeToken, feeAmount } = source.fee
  const token = await chain.contracts.with((contract) => contract(feeToken).erc20)
  return `${token}${prices.member(chain.chainId, feeToken)},"value":"${feeAmount}"`
}

const idBytes = (id: Hex) => parseHex(id, "hexnc")
const cb58 = (id: Hex) => formatId(idBytes(id))

/** The EVM chain ID of a blockchain, from the primary network where this service does not have the chain; empty if unknown. */
async function evmChainIdOf(id: Hex, { chains, networks }: MessageContext): Promise<string> {
  const served = chains.find(({ blockchainId }) => blockchainId === id)
  if (served !== undefined) return served.chain.chainId
  for (const { reader } of networks.all) {
    const blockchain = await reader.blockchain(idBytes(id))
    if (blockchain?.evmChainId !== undefined) return String(blockchain.evmChainId)
  }
  return ""
}
