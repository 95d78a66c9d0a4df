import type { MethodName } from "@serac/proof/drop-in"

/** The methods of the hosted service's SDK that the requirement's rows name, by the path of each; a path holds for all that match. */
export const requiredCalls: readonly (readonly [method: MethodName, path: string])[] = [
  ["data.signatureAggregator.aggregate", "/v1/signatureAggregator/{network}/aggregateSignatures"],
  ["data.signatureAggregator.get", "/v1/signatureAggregator/{network}/aggregateSignatures/{txHash}"],
  [
    "data.primaryNetwork.transactions.listAssetTransactions",
    "/v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}/transactions",
  ],
  ["data.primaryNetwork.listValidators", "/v1/networks/{network}/validators"],
  ["data.primaryNetwork.utxos.listByAddresses", "/v1/networks/{network}/blockchains/{blockchainId}/utxos"],
  ["data.evm.address.transactions.listErc721", "/v1/chains/{chainId}/addresses/{address}/transactions:listErc721"],
  ["data.evm.contracts.listTransfers", "/v1/chains/{chainId}/tokens/{address}/transfers"],
  ["data.evm.transactions.listLatest", "/v1/chains/{chainId}/transactions"],
  ["data.evm.address.contracts.listDeployments", "/v1/chains/{chainId}/contracts/{address}/deployments"],
  ["data.nfts.list", "/v1/chains/{chainId}/nfts/collections/{address}/tokens"],
  ["data.nfts.reindex", "/v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}:reindex"],
  ["data.evm.blocks.listLatest", "/v1/chains/{chainId}/blocks"],
  ["data.evm.blocks.get", "/v1/chains/{chainId}/blocks/{blockId}"],
  ["data.icm.listByAddress", "/v1/icm/addresses/{address}/messages"],
  ["data.evm.transactions.listLatestAllChains", "/v1/transactions"],
  ["data.usageMetrics.getRpcUsageMetrics", "/v1/primaryNetworkRpcUsageMetrics"],
  ["data.usageMetrics.getUsage", "/v1/apiUsageMetrics"],
  ["data.evm.chains.list", "/v1/chains"],
  ["data.evm.chains.get", "/v1/chains/{chainId}"],
  ["metrics.chains.getMetrics", "/v1/avg_tps/{chainId}"],
]

/** Additional parameters for the SDK, for methods whose printed request does not fit. */
export const beside: { readonly [Method in MethodName]?: object } = {
  // The NFT of the printed request was already requested to be read again, which is done at most once an hour.
  "data.nfts.reindex": { tokenId: "2" },
  // The metric is a parameter there, and a path of its own here.
  "metrics.chains.getMetrics": { metric: "avgTps" },
}

/**
 * The SDK's parameters for a method, taken from a printed request to its path.
 *
 * @param curls the lines that `npm start` printed
 * @throws if no line has this path
 */
export function requestOf(path: string, curls: readonly string[]): object {
  const pattern = new RegExp(`^${path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+?)")}$`)
  for (const curl of curls) {
    const [, text = ""] = /'(http[^']+)'/.exec(curl) ?? []
    const { pathname, searchParams } = new URL(text)
    const match = pattern.exec(pathname)
    if (match === null) continue
    const { pageSize, ...query } = Object.fromEntries(searchParams)
    const [, body] = / -d '(.*)'$/.exec(curl) ?? []
    return {
      ...match.groups,
      ...query,
      ...(pageSize !== undefined && { pageSize: Number(pageSize) }),
      ...(body !== undefined && { signatureAggregatorRequest: JSON.parse(body) as object }),
    }
  }
  throw new Error(`no printed line asks at ${path}`)
}
