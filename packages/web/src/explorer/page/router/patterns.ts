/**
 * The paths of all pages, for the app, which shows them, and for its server, which answers any other path with a 404. The path of a page is
 * the service's path of what it shows, without its version; a segment that begins with `:` stands for any.
 */
export const patterns = [
  "/",
  "/search",
  "/chains/:chainId",
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
  "/status",
  "/usage",
] as const

/** The path of a page. */
export type Pattern = (typeof patterns)[number]
