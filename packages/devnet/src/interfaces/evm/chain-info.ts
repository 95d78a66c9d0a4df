import { optionalReader, type PositionalMethods, positionalMethod, readEvm } from "@serac/wire/node"
import { fromHex, toHex, toQuantity } from "../../evm/index.ts"
import { activePrecompilesJson, activeRulesJson, chainConfigJson, feeConfigJson } from "./chain-json.ts"
import { blockAt, type EvmContext } from "./evm-context.ts"

const coinbase = "0x0100000000000000000000000000000000000000"

/** Methods about the chain itself, its rules, and the node. */
export function chainInfoMethods(context: EvmContext): PositionalMethods {
  const { chain, clientVersion, signer } = context
  const { config } = chain
  const timeAt = (given: bigint | undefined) => Number(given ?? chain.tip.header.timestamp)
  const namespaces = ["debug", "eth", "net", "rpc", "txpool", ...(signer === undefined ? [] : ["warp"]), "web3"]
  const etherbase = {
    eth_coinbase: positionalMethod([], () => coinbase),
    eth_etherbase: positionalMethod([], () => coinbase),
    eth_getBadBlocks: positionalMethod([], () => []),
  }
  const methods: PositionalMethods = {
    ...(context.hasHelicon ? {} : etherbase),
    eth_chainId: positionalMethod([], () => toQuantity(config.chainID)),
    eth_syncing: positionalMethod([], () => false),
    eth_getChainConfig: positionalMethod([], () => chainConfigJson(config)),
    net_version: positionalMethod([], () => config.chainID.toString()),
    net_listening: positionalMethod([], () => true),
    net_peerCount: positionalMethod([], () => "0x0"),
    web3_clientVersion: positionalMethod([], () => clientVersion),
    web3_sha3: positionalMethod([readEvm.data], ([data]) => toHex(chain.crypto.keccak256(fromHex(data)))),
    rpc_modules: positionalMethod([], () => Object.fromEntries(namespaces.map((name) => [name, "1.0"]))),
  }
  if (config.kind === "coreth") return methods
  const time = optionalReader(readEvm.bareUint64)
  return {
    ...methods,
    eth_feeConfig: positionalMethod([optionalReader(readEvm.blockReference)], async ([at]) => {
      const { feeConfig, lastChangedAt } = await chain.feeConfigAt(blockAt(context, at))
      return { feeConfig: feeConfigJson(feeConfig), lastChangedAt }
    }),
    eth_getActivePrecompilesAt: positionalMethod([time], ([at]) => activePrecompilesJson(config, timeAt(at))),
    eth_getActiveRulesAt: positionalMethod([time], ([at]) => activeRulesJson(config, timeAt(at))),
  }
}
