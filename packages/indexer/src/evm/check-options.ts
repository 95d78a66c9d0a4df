import { allProjections } from "@serac/store"
import { checkPositive, checkReconciliation, checkVerify } from "../core/index.ts"
import { asksValidators, indexingSettings } from "../core/settings.ts"
import { nftSettings } from "./metadata/nft-settings.ts"
import type { IndexerOptions } from "./options.ts"

/** @throws TypeError if an option is invalid. */
export function checkOptions(options: IndexerOptions): void {
  const { chain, reorgDepth, concurrency, maxBufferBytes, memory, pollInterval, projections = [] } = options
  const { verify = indexingSettings.verify.default, signBlock, signatureInterval, traceInterval } = options
  if (!/^(0|[1-9]\d{0,18})$/.test(chain.chainId) || BigInt(chain.chainId) >= 2n ** 63n)
    throw new TypeError("chain.chainId must be a decimal number below 2^63")
  if (chain.rpcUrls.length === 0) throw new TypeError("chain.rpcUrls must name at least one URL")
  for (const url of chain.rpcUrls)
    if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ""))
      throw new TypeError("chain.rpcUrls must be http or https URLs")
  if (chain.wsUrl !== undefined && !/^wss?:$/.test(URL.parse(chain.wsUrl)?.protocol ?? ""))
    throw new TypeError("chain.wsUrl must be a ws or wss URL")
  const unknown = projections.find((name) => !allProjections.some((projection) => projection.name === name))
  if (unknown !== undefined) throw new TypeError(`projections: there is no projection "${unknown}"`)
  checkPositive({ reorgDepth, concurrency, maxBufferBytes, memory, pollInterval, signatureInterval, traceInterval })
  checkReconciliation(options)
  checkArchive(options)
  checkVerify(options)
  if (asksValidators(verify) && signBlock === undefined) throw new TypeError(`verify "${verify}" needs signBlock`)
  if (options.nftMetadata) nftSettings(options.nftMetadata)
}

function checkArchive({ archive }: IndexerOptions): void {
  if (typeof archive === "number") checkPositive({ archive })
  else if (archive !== undefined && archive !== "all" && archive !== "off")
    throw new TypeError('archive must be "all", "off" or a number of blocks')
}
