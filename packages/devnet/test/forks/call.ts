import type { Devnet } from "../../src/devnet.ts"
import type { RunningChain } from "../../src/network/evm/running-chain.ts"

/** A caller of an EVM chain's interface; it returns the result or the error of the response. Default: the C-Chain's. */
export const callOf =
  ({ network, chains, node }: Devnet, { blockchainID }: Pick<RunningChain, "blockchainID"> = chains.c) =>
  async (method: string, params: readonly unknown[] = []): Promise<unknown> => {
    const { body } = await node.handle({
      method: "POST",
      target: `/ext/bc/${network.chains.primaryAlias(blockchainID)}/rpc`,
      headers: { host: "localhost", "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    })
    const { jsonrpc: _, id: __, ...answer } = JSON.parse(body)
    return answer
  }
