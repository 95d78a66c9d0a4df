import { formatId } from "@serac/chain"
import { toPredicate } from "@serac/devnet/evm"
import type { SubnetEvmClient } from "@serac/subnet-evm"
import {
  type Address,
  type Hash,
  hexToBytes,
  type PublicClient,
  parseAbi,
  parseEventLogs,
  type WalletClient,
} from "viem"

export const warp: Address = "0x0200000000000000000000000000000000000005"
const messenger: Address = "0x253b2784c75e510dD0fF1da844684a1aC0aa5fcf"
const abi = parseAbi([
  "event SendWarpMessage(address indexed sender, bytes32 indexed messageID, bytes message)",
  "function receiveCrossChainMessage(uint32 messageIndex, address relayerRewardAddress)",
])

/** A chain of the network, for reading and writing. */
export interface Chain {
  readonly node: SubnetEvmClient
  readonly evm: PublicClient & WalletClient
  readonly account: Address
}

/** Delivers the messages that a transaction has sent. */
export async function relay(hash: Hash, source: Chain, destination: Chain): Promise<void> {
  const { logs } = await source.evm.getTransactionReceipt({ hash })
  for (const { args } of parseEventLogs({ abi, eventName: "SendWarpMessage", logs })) {
    const signed = await source.node.warpGetMessageAggregateSignature({
      messageID: formatId(hexToBytes(args.messageID)),
      quorumNumerator: 67,
      subnetID: "",
    })
    const delivered = await destination.evm.writeContract({
      address: messenger,
      abi,
      functionName: "receiveCrossChainMessage",
      args: [0, destination.account],
      accessList: [{ address: warp, storageKeys: toPredicate(hexToBytes(signed as Hash)) }],
      account: destination.account,
      chain: null,
      gas: 1_500_000n,
    })
    const { status } = await destination.evm.waitForTransactionReceipt({ hash: delivered })
    if (status !== "success") throw new Error(`the delivery ${delivered} failed`)
  }
}
