/**
 * The paths of all pages, for the app and for its server, which returns 404 for any other path. The path of a page is
 * the service's path of the same data, without its version; a segment that begins with `:` matches any text.
 */
export const patterns = [
  "/",
  "/search",
  "/chains/:chainId",
  "/chains/:chainId/gas",
  "/chains/:chainId/blocks",
  "/chains/:chainId/blocks/:blockId",
  "/chains/:chainId/transactions",
  "/chains/:chainId/transactions/:hash",
  "/chains/:chainId/addresses/:address",
  "/chains/:chainId/nfts/collections/:address/tokens/:tokenId",
  "/icm/messages",
  "/icm/messages/:messageId",
  "/networks/:network",
  "/networks/:network/validators",
  "/networks/:network/validators/:nodeId",
  "/networks/:network/delegators",
  "/networks/:network/l1Validators",
  "/networks/:network/subnets",
  "/networks/:network/subnets/:subnetId",
  "/networks/:network/blockchains",
  "/networks/:network/blockchains/:blockchainId",
  "/networks/:network/blockchains/:blockchainId/blocks/:blockId",
  "/networks/:network/blockchains/:blockchainId/transactions/:hash",
  "/networks/:network/blockchains/:blockchainId/addresses/:address",
  "/networks/:network/blockchains/:blockchainId/assets/:assetId",
  "/labels",
  "/status",
  "/usage",
] as const

/** The path of a page. */
export type Pattern = (typeof patterns)[number]
