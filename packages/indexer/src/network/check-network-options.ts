import { checkPositive, checkReconciliation, checkVerify } from "../core/index.ts"
import type { NetworkIndexerOptions } from "./options.ts"

const cb58 = /^[1-9A-HJ-NP-Za-km-z]{40,60}$/

/** @throws TypeError if an option is invalid. */
export function checkNetworkOptions(options: NetworkIndexerOptions): void {
  const { network, concurrency, maxBufferBytes, pollInterval, observeInterval } = options
  const { networkId, nodeUrls, xChainId, cChainId, avaxAssetId } = network
  if (!Number.isInteger(networkId) || networkId < 0 || networkId > 0xffffffff)
    throw new TypeError("network.networkId must be an integer of 32 bits")
  checkNodeUrls(nodeUrls, "network.nodeUrls")
  for (const [name, id] of Object.entries({ xChainId, cChainId, avaxAssetId }))
    if (!cb58.test(id)) throw new TypeError(`network.${name} must be an ID in cb58`)
  checkPositive({ concurrency, maxBufferBytes, pollInterval, observeInterval })
  checkReconciliation(options)
  checkVerify(options)
}

/** @throws TypeError unless these are URLs of nodes. */
export function checkNodeUrls(nodeUrls: readonly string[], name: string): void {
  if (nodeUrls.length === 0) throw new TypeError(`${name} must name at least one URL`)
  for (const url of nodeUrls)
    if (!/^https?:$/.test(URL.parse(url)?.protocol ?? "")) throw new TypeError(`${name} must be http or https URLs`)
}
