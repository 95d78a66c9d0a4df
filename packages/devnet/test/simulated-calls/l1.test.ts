import { buildCreateChainTx, buildCreateSubnetTx, formatId } from "@serac/chain"
import { afterAll, beforeAll, expect, test } from "vitest"
import { Devnet } from "../../src/devnet.ts"
import { type EvmChain, fromHex } from "../../src/evm/index.ts"
import type { RunningChain } from "../../src/network/evm/running-chain.ts"
import { testAccounts } from "../../src/wallet/test-accounts.ts"
import { compare } from "./compare.ts"
import { recordingOf, subjects } from "./exchanges.ts"
import { but, bytesOfLength, emptyPool, ofTheDevnet, proof, text } from "./rules.ts"
import { send, sendWarpMessage, warp } from "./send.ts"

const { funded, exchanges } = recordingOf("l1")
const [sender] = testAccounts
const start = Date.parse("2026-01-01T00:00:00Z")
const devnet = await Devnet.open({ seed: "calls", clock: { start, isStopped: true } })
afterAll(() => devnet.close())

const genesis = {
  config: {
    chainId: 24_099,
    feeConfig: {
      gasLimit: 20_000_000,
      targetBlockRate: 2,
      minBaseFee: 1_000_000_000,
      targetGas: 100_000_000,
      baseFeeChangeDenominator: 48,
      minBlockGasCost: 0,
      maxBlockGasCost: 10_000_000,
      blockGasCostStep: 500_000,
    },
    warpConfig: { blockTimestamp: 1_607_144_400, quorumNumerator: 67, requirePrimaryNetworkSigners: true },
  },
  gasLimit: "0x1312d00",
  difficulty: "0x0",
  timestamp: "0x5fcb13d0",
  alloc: {
    [funded.slice(2)]: { balance: "0x52b7d2dcc80cd2e4000000" },
    [sender?.address.slice(2) as string]: { balance: "0xde0b6b3a7640000" },
  },
}

/** Creates an L1's chain with a custom genesis. */
async function begin(): Promise<RunningChain> {
  const { network, chains, treasury } = devnet
  const { address } = treasury
  const step = (id: Uint8Array) => {
    network.work()
    network.clock.advance(2_000)
    return id
  }
  network.clock.advance(2_000)
  const subnetID = step(treasury.issueP(buildCreateSubnetTx(treasury.pContext, treasury.pWallet, { owner: address })))
  const id = step(
    treasury.issueP(
      buildCreateChainTx(treasury.pContext, treasury.pWallet, {
        subnetID,
        subnetOwner: { locktime: 0n, threshold: 1, addresses: [address] },
        chainName: "an L1",
        vmID: new TextEncoder().encode("subnetevm".padEnd(32, "\0")),
        genesisData: new TextEncoder().encode(JSON.stringify(genesis)),
      }),
    ),
  )
  await chains.begin()
  return chains.get(id) as RunningChain
}

const identity = ["hash", "parentHash", "stateRoot", "receiptsRoot", "transactionsRoot", "logsBloom"]
const ofBlock = but(...identity, "timestamp", "timestampMilliseconds", "transactions")
const rules = {
  ...ofTheDevnet,
  txpool_status: emptyPool,
  eth_getBlockReceipts: but("blockHash", "from", "transactionHash", "logsBloom", "topics", "data"),
  debug_getRawReceipts: bytesOfLength,
  debug_traceBlockByNumber: but("txHash", "from", "output"),
  eth_getHeaderByNumber: ofBlock,
  eth_getBlockByNumber: ofBlock,
  eth_getProof: proof,
  eth_newPendingTransactionFilter: text(/^0x[0-9a-f]{32}$/),
}

let running: { readonly name: string; readonly chain: EvmChain }
beforeAll(async () => {
  const { blockchainID, chain } = await begin()
  running = { name: formatId(blockchainID), chain }
  const key = fromHex(sender?.privateKey as `0x${string}`)
  for (const [nonce, message] of ["hello 0 1795450164203", "hello 1 1795450189736"].entries()) {
    await send(chain, { key, nonce: BigInt(nonce), tip: 1n, to: warp, data: sendWarpMessage(message) })
    await devnet.chains.work()
    devnet.network.clock.advance(26_000)
  }
})

test.each([
  ["what code sees", { exact: 53, byRule: 0 }],
  ["estimates", { exact: 25, byRule: 0 }],
  ["failures, fees and limits", { exact: 39, byRule: 0 }],
  ["traces, access lists, overrides and prices that are given", { exact: 38, byRule: 0 }],
  ["the chain's own state, and which methods there are", { exact: 14, byRule: 11 }],
] as const)("an L1 at its second block answers as a living node did: %s", async (subject, counted) => {
  const asked = exchanges.slice(...subjects[subject])
  expect(await compare(devnet, running, asked, rules)).toEqual({
    ...counted,
    different: [],
  })
})
