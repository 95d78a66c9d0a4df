import { checkAllowedHosts } from "../../metadata/index.ts"
import type { NftMetadataOptions } from "../options.ts"
import { nftMetadataSettings } from "../settings.ts"

/** The settings for reading NFT metadata, complete with defaults. */
export interface NftSettings extends Required<NftMetadataOptions> {
  /** Without a trailing slash. */
  readonly ipfsGateway: string
}

/**
 * Completes the options with defaults.
 *
 * @throws TypeError if an option is not a valid URL, host or number.
 */
export function nftSettings(options: NftMetadataOptions): NftSettings {
  const {
    ipfsGateway = nftMetadataSettings.ipfsGateway.default,
    maxBytes = nftMetadataSettings.maxBytes.default,
    timeout = nftMetadataSettings.timeout.default,
    maxRedirects = nftMetadataSettings.maxRedirects.default,
    concurrency = nftMetadataSettings.concurrency.default,
    allowedPrivateHosts = [],
  } = options
  const gateway = URL.parse(ipfsGateway)
  if (!gateway || !/^https?:$/.test(gateway.protocol) || gateway.search || gateway.hash || gateway.username)
    throw new TypeError("nftMetadata.ipfsGateway must be an http or https URL without credentials and query")
  for (const [name, value] of Object.entries({ maxBytes, timeout, concurrency }))
    if (!Number.isSafeInteger(value) || value < 1) throw new TypeError(`nftMetadata.${name} must be a positive integer`)
  if (!Number.isSafeInteger(maxRedirects) || maxRedirects < 0)
    throw new TypeError("nftMetadata.maxRedirects must be zero or a positive integer")
  checkAllowedHosts(allowedPrivateHosts)
  return {
    ipfsGateway: gateway.href.replace(/\/+$/, ""),
    maxBytes,
    timeout,
    maxRedirects,
    allowedPrivateHosts,
    concurrency,
  }
}
