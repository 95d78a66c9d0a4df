import { type PositionalMethods, positionalMethod } from "@serac/wire/node"
import { toHex, toQuantity } from "../../evm/index.ts"
import type { EvmCheatOptions } from "./cheat-context.ts"

/** Cheatcodes that describe the devnet, in the formats of anvil and hardhat. */
export function instanceCheats(options: EvmCheatOptions): PositionalMethods {
  const { chain, clientVersion = "v1.14.2", instanceID = toHex(chain.identity.blockchainID) } = options
  const metadata = () => ({
    clientVersion,
    chainId: chain.config.chainID,
    instanceId: instanceID,
    latestBlockNumber: chain.tip.header.number,
    latestBlockHash: chain.tip.hash,
  })
  return {
    anvil_metadata: positionalMethod([], () => ({ ...metadata(), forkedNetwork: null, snapshots: {} })),
    hardhat_metadata: positionalMethod([], metadata),
    anvil_nodeInfo: positionalMethod([], async () => {
      const { header, hash } = chain.tip
      const baseFee = await chain.nextBaseFee()
      return {
        currentBlockNumber: toQuantity(header.number),
        currentBlockTimestamp: header.timestamp,
        currentBlockHash: hash,
        hardFork: "cancun",
        transactionOrder: "fees",
        environment: {
          baseFee: toQuantity(baseFee),
          chainId: chain.config.chainID,
          gasLimit: toQuantity(header.gasLimit),
          gasPrice: toQuantity(baseFee),
        },
        forkConfig: { forkUrl: null, forkBlockNumber: null, forkRetryBackoff: null },
      }
    }),
  }
}
