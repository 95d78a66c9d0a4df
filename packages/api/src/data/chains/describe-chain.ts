import type { components } from "@serac/data/types"
import type { ChainDefinition } from "@serac/store"
import { checksumAddress } from "../render/address.ts"
import { enabledFeatures } from "./features.ts"

/** A chain in the shape of `GET /v1/chains`. */
export type DescribedChain = components["schemas"]["Chain"]

/** Describes a chain; it is available once any of it is indexed. */
export function describeChain(
  chain: ChainDefinition,
  state: { readonly indexed: boolean; readonly nftIndexing: boolean },
): DescribedChain {
  return {
    chainId: chain.chainId,
    status: state.indexed ? "OK" : "UNAVAILABLE",
    chainName: chain.name,
    description: chain.description ?? "",
    ...optionalMember("platformChainId", chain.platformChainId),
    ...optionalMember("subnetId", chain.subnetId),
    ...optionalMember("vmId", chain.vmId),
    vmName: chain.vmName ?? "EVM",
    ...optionalMember("explorerUrl", chain.explorerUrl),
    rpcUrl: chain.publicRpcUrl ?? "",
    ...optionalMember("wsUrl", chain.publicWsUrl),
    isTestnet: chain.network === "testnet",
    ...optionalMember(
      "utilityAddresses",
      chain.multicall === undefined ? undefined : { multicall: checksumAddress(chain.multicall) },
    ),
    networkToken: networkToken(chain),
    ...optionalMember("chainLogoUri", chain.logoUri),
    ...optionalMember("private", chain.private),
    enabledFeatures: [...enabledFeatures(state)],
  }
}

/** A chain's native token in the shape of responses. */
export function networkToken({ nativeToken }: ChainDefinition): DescribedChain["networkToken"] {
  const { name, symbol, decimals, logoUri, description } = nativeToken
  return {
    name,
    symbol,
    decimals,
    ...optionalMember("logoUri", logoUri),
    ...optionalMember("description", description),
  }
}

function optionalMember<Name extends string, Value>(name: Name, value: Value | undefined) {
  return (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value }
}
