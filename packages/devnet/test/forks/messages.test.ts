import { bytesToHex, createWalletClient, http, parseEventLogs, publicActions, zeroAddress } from "viem"
import { privateKeyToAccount } from "viem/accounts"
import { expect, onTestFinished, test } from "vitest"
import type { Devnet } from "../../src/devnet.ts"
import { mailbox } from "../../src/generated/contracts/mailbox.ts"
import { teleporterMessenger } from "../../src/generated/contracts/teleporter-messenger.ts"
import { messengerAddress } from "../../src/messages/messenger.ts"
import type { RunningChain } from "../../src/network/evm/running-chain.ts"
import { startDevnet } from "../../src/start-devnet.ts"
import { testAccounts } from "../../src/wallet/test-accounts.ts"
import { upstreamNetwork } from "./upstream.ts"

const account = privateKeyToAccount(testAccounts[0]?.privateKey as `0x${string}`)
const firn = { name: "firn", chainID: 99_123 }
const rime = { name: "rime", chainID: 99_124 }

function clientOf(url: string, devnet: Devnet, { blockchainID, chain }: RunningChain) {
  const alias = devnet.network.chains.primaryAlias(blockchainID)
  const id = Number(chain.config.chainID)
  const nativeCurrency = { name: "coin", symbol: "COIN", decimals: 18 }
  const client = createWalletClient({
    account,
    transport: http(`${url}/ext/bc/${alias}/rpc`),
    pollingInterval: 10,
    chain: { id, name: alias, nativeCurrency, rpcUrls: { default: { http: [] } } },
  }).extend(publicActions)
  return Object.assign(client, { blockchainID: bytesToHex(blockchainID) })
}

type Client = ReturnType<typeof clientOf>

async function deployMailbox(client: Client) {
  const hash = await client.deployContract({ abi: mailbox.abi, bytecode: mailbox.bytecode })
  return (await client.waitForTransactionReceipt({ hash })).contractAddress as `0x${string}`
}

async function send(source: Client, destination: Client, to: `0x${string}`) {
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
        allowedRelayerAddresses: [],
        message: "0x68656c6c6f",
      },
    ],
  })
  const { logs } = await source.waitForTransactionReceipt({ hash })
  const [sent] = parseEventLogs({ abi: teleporterMessenger.abi, logs, eventName: "SendCrossChainMessage" })
  return sent?.args.messageID as `0x${string}`
}

test.each([
  ["C-Chain", "before", undefined],
  ["C-Chain", "after", 0],
  ["L1", "before", undefined],
  ["L1", "after", 0],
] as const)("a message goes from a forked %s to a local chain and back, %s Helicon", async (kind, _, helicon) => {
  const upstream = await upstreamNetwork({ l1s: [firn], helicon })
  const living = upstream.devnet.chains.all[kind === "L1" ? 1 : 0] as RunningChain
  const clock = { start: upstream.devnet.network.clock.now() }
  const faults: unknown[] = []
  const { devnet, url, close } = await startDevnet({
    seed: "fork",
    port: 0,
    clock,
    helicon,
    l1s: kind === "L1" ? [] : [rime],
    fork: { url: upstream.urlOf(living), fetch: upstream.fetch },
    onFault: (error) => void faults.push(error),
  })
  onTestFinished(close)
  const forked = devnet.chains.all.find((one) => one.fork) as RunningChain
  const local = devnet.chains.all.find((one) => one !== forked) as RunningChain
  expect(forked.blockchainID).toEqual(living.blockchainID)
  const [fork, other] = [clientOf(url, devnet, forked), clientOf(url, devnet, local)]
  const boxes = [await deployMailbox(other), await deployMailbox(fork)] as const
  const there = await send(fork, other, boxes[0])
  await devnet.producer.mine()
  const back = await send(other, fork, boxes[1])
  await devnet.producer.mine()
  const outcomes = devnet.messages().map(({ messageID, status }) => [messageID, status])
  expect(Object.fromEntries(outcomes)).toEqual({ [there]: "executed", [back]: "executed" })
  expect(faults).toEqual([])
})
