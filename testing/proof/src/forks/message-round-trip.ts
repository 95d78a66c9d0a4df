import { formatId } from "@serac/chain"
import type { RunningChain } from "@serac/devnet"
import { messengerAddress } from "@serac/devnet"
import type { RunningDevnet } from "@serac/devnet/start"
import { type Account, bytesToHex, encodeDeployData, encodeFunctionData, parseAbi, zeroAddress } from "viem"
import type { Compiled } from "./fork-script.ts"
import { ForkedClient } from "./forked-node.ts"

const messengerAbi = parseAbi([
  "struct FeeInfo { address feeTokenAddress; uint256 amount; }",
  "struct MessageInput { bytes32 destinationBlockchainID; address destinationAddress; FeeInfo feeInfo; uint256 requiredGasLimit; address[] allowedRelayerAddresses; bytes message; }",
  "function sendCrossChainMessage(MessageInput messageInput) returns (bytes32)",
])

/** A message from one chain to another, and its status in the end. */
export interface DeliveredMessage {
  readonly from: string
  readonly to: string
  readonly status: string
  /** What its receiver has of it. */
  readonly received: unknown
}

/** Sends a message from a devnet's fork to a new L1 of its own, and one back; the devnet signs and delivers them. */
export async function messageRoundTrip(
  { devnet, url }: RunningDevnet,
  account: Account,
  compiled: Compiled,
): Promise<readonly DeliveredMessage[]> {
  const forked = devnet.chains.all.find(({ fork }) => fork !== undefined) as RunningChain
  const { blockchainID } = await devnet.createL1({ name: "local", chainID: 99_777 })
  const local = devnet.chains.get(blockchainID) as RunningChain
  const { abi, bytecode } = compiled.Letterbox ?? { abi: [], bytecode: "0x" as const }
  const open = async (chain: RunningChain) => {
    const alias = devnet.network.chains.primaryAlias(chain.blockchainID)
    const client = await ForkedClient.open({ name: chain.name, url: `${url}/ext/bc/${alias}/rpc` })
    const box = await client.deploy(account, encodeDeployData({ abi, bytecode, args: [] }))
    return { client, box, id: bytesToHex(chain.blockchainID), name: formatId(chain.blockchainID) }
  }
  const [one, other] = [await open(forked), await open(local)]
  const delivered: DeliveredMessage[] = []
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const text = bytesToHex(new TextEncoder().encode(`from ${from.name}`))
    const input = {
      destinationBlockchainID: to.id,
      destinationAddress: to.box,
      feeInfo: { feeTokenAddress: zeroAddress, amount: 0n },
      requiredGasLimit: 200_000n,
      allowedRelayerAddresses: [],
      message: text,
    }
    const data = encodeFunctionData({ abi: messengerAbi, functionName: "sendCrossChainMessage", args: [input] })
    const { transactionHash } = await from.client.send({ account, to: messengerAddress, data })
    await devnet.producer.mine()
    const status = devnet.messages().find(({ sentBy }) => sentBy === transactionHash)?.status ?? "unknown"
    const received = await to.client.call(to.box, abi, "last")
    delivered.push({ from: from.name, to: to.name, status, received: received === text ? "the message" : received })
  }
  return delivered
}
