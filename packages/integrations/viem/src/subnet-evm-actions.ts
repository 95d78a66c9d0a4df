import { fromProvider } from "@serac/client/rpc"
import {
  avaxGetAtomicTx,
  avaxGetAtomicTxStatus,
  avaxGetUTXOs,
  avaxIssueTx,
  baseFee,
  callDetailed,
  createSubnetEvmCore,
  debugTraceBlockByHash,
  debugTraceBlockByNumber,
  debugTraceTransaction,
  feeConfig,
  getActivePrecompilesAt,
  getActiveRulesAt,
  getBadBlocks,
  getChainConfig,
  getHeaderByHash,
  getHeaderByNumber,
  getRawTransactionByHash,
  type SubnetEvmClient,
  type SubnetEvmCore,
  suggestPriceOptions,
  validatorsGetCurrentValidators,
  warpGetBlockAggregateSignature,
  warpGetBlockSignature,
  warpGetMessage,
  warpGetMessageAggregateSignature,
  warpGetMessageSignature,
} from "@serac/subnet-evm"
import { blockchainOf, type NodeOptions, nodeOptions, type ViemClient } from "./client.ts"

/** Methods of the chain's own interface that have no action in viem. */
const ofChain = {
  baseFee,
  callDetailed,
  debugTraceBlockByHash,
  debugTraceBlockByNumber,
  debugTraceTransaction,
  feeConfig,
  getActivePrecompilesAt,
  getActiveRulesAt,
  getBadBlocks,
  getChainConfig,
  getHeaderByHash,
  getHeaderByNumber,
  getRawTransactionByHash,
  suggestPriceOptions,
  warpGetBlockAggregateSignature,
  warpGetBlockSignature,
  warpGetMessage,
  warpGetMessageAggregateSignature,
  warpGetMessageSignature,
}

/** Methods that a node serves at separate paths. */
const avalancheActions = {
  avaxGetAtomicTx,
  avaxGetAtomicTxStatus,
  avaxGetUTXOs,
  avaxIssueTx,
  validatorsGetCurrentValidators,
}

/**
 * The methods that {@link subnetEvmActions} adds to a client, as in `@serac/subnet-evm`.
 *
 * @example
 * ```ts
 * import type { SubnetEvmActions } from "@serac/viem"
 *
 * const gasLimitOf = async (client: SubnetEvmActions) => (await client.feeConfig()).feeConfig.gasLimit
 * ```
 */
export type SubnetEvmActions = Pick<SubnetEvmClient, keyof typeof ofChain | keyof typeof avalancheActions>

/**
 * Adds the methods of a subnet-EVM chain or the C-Chain that viem has no actions for: fee configuration, chain configuration
 * and rules, the base fee, Warp messages, traces; the chain's validators, and the C-Chain's UTXOs and atomic transactions.
 *
 * Methods of the chain use the client's transport, with its batches, retries and fallback. Methods that a node serves at other paths
 * (`validators...`, `avax...`) are sent as with `pChainActions`, for the blockchain named in the transport's URL.
 * Bare 64-bit integers are bigints; one that viem's parser has rounded results in a `ConnectionError` instead of a wrong number.
 *
 * @throws what `@serac/subnet-evm` throws: a node's error is an `RpcError` with its code and data
 *
 * @example
 * ```ts
 * import { subnetEvmActions } from "@serac/viem"
 * import { createPublicClient, http } from "viem"
 *
 * const client = createPublicClient({ transport: http("http://127.0.0.1:9650/ext/bc/C/rpc") }).extend(subnetEvmActions())
 * const { feeConfig, lastChangedAt } = await client.feeConfig()
 * console.log(await client.getBlockNumber(), feeConfig.gasLimit, lastChangedAt)
 * ```
 */
export function subnetEvmActions(options: NodeOptions = {}): (client: ViemClient) => SubnetEvmActions {
  return (client) => {
    const blockchainID = blockchainOf(client)
    const variables = { ...(blockchainID !== undefined && { blockchainID }), ...options.variables }
    const chain = createSubnetEvmCore({ ...clientSettings(options), transport: fromProvider(client) })
    const node = createSubnetEvmCore(nodeOptions(client, { ...options, variables }))
    return { ...bind(ofChain, chain), ...bind(avalancheActions, node) } as SubnetEvmActions
  }
}

const clientSettings = ({ baseUrl, fetch, ...settings }: NodeOptions) => settings

type Action = (core: SubnetEvmCore, parameters: never, options: never) => unknown

const bind = (actions: Readonly<Record<string, Action>>, core: SubnetEvmCore) =>
  Object.fromEntries(
    Object.entries(actions).map(([name, action]) => [
      name,
      (parameters: never, options: never) => action(core, parameters, options),
    ]),
  )
