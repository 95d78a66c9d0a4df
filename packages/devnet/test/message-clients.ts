import { bytesToHex, createWalletClient, http, parseEventLogs, publicActions, zeroAddress } from "viem"
import { privateKeyToAccount } from "viem/accounts"
import type { Devnet } from "../src/devnet.ts"
import { mailbox } from "../src/generated/contracts/mailbox.ts"
import { teleporterMessenger } from "../src/generated/contracts/teleporter-messenger.ts"
import { messengerAddress } from "../src/messages/messenger.ts"
import type { RunningChain } from "../src/network/evm/running-chain.ts"
import { testAccounts } from "../src/wallet/test-accounts.ts"

/** The first test account, which sends all. */
export const account = privateKeyToAccount(testAccounts[0]?.privateKey as `0x${string}`)

/** A client of a chain. */
export function clientOf(url: string, devnet: Devnet, { blockchainID, chain }: RunningChain) {
  const alias = devnet.network.chains.primaryAlias(blockchainID)
  const id = Number(chain.config.chainID)
  const transport = http(`${url}/ext/bc/${alias}/rpc`)
  const nativeCurrency = { name: "coin", symbol: "COIN", decimals: 18 }
  const client = createWalletClient({
    account,
    transport,
    pollingInterval: 10,
    chain: { id, name: alias, nativeCurrency, rpcUrls: { default: { http: [] } } },
  }).extend(publicActions)
  return Object.assign(client, { blockchainID: bytesToHex(blockchainID) })
}

/** A client of a chain, with its id. */
export type Client = ReturnType<typeof clientOf>

/** Deploys the contract that receives messages. */
export async function deployMailbox(client: Client) {
  const hash = await client.deployContract({ abi: mailbox.abi, bytecode: mailbox.bytecode })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error("there is no mailbox")
  return contractAddress
}

/** Sends a message by the messenger. @returns its id */
export async function send(source: Client, destination: Client, to: `0x${string}`, allowed: `0x${string}`[] = []) {
  const hash = await source.writeContract({
    address: messengerAddress,
    abi: teleporterMessenger.abi,
    functionName: "sendCrossChainMessage",
    args: [
      {
        destinationBlockchainID: destination.blockchainID,
        destinationAddress: to,
        feeInfo: { feeTokenAddress: zeroAddress, amount: 0n },
        requiredGasLimit: 200_000n,
        allowedRelayerAddresses: allowed,
        message: bytesToHex(new TextEncoder().encode("hello")),
      },
    ],
  })
  const { logs } = await source.waitForTransactionReceipt({ hash })
  const [sent] = parseEventLogs({ abi: teleporterMessenger.abi, logs, eventName: "SendCrossChainMessage" })
  if (!sent) throw new Error("nothing was sent")
  return sent.args.messageID as `0x${string}`
}
