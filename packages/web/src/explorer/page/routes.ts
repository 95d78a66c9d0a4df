import type { ComponentType } from "preact"
import type { PageProps } from "./page-props.ts"
import { type Pattern, patterns } from "./router/patterns.ts"
import type { Route } from "./router/route.ts"

/** Loads a page's code. */
export type LoadPage = () => Promise<{ readonly default: ComponentType<PageProps> }>

/** The loader of each page. The type requires one for every pattern. */
const loaders: Readonly<Record<Pattern, LoadPage>> = {
  "/": () => import("./pages/overview.tsx"),
  "/search": () => import("./pages/search.tsx"),
  "/chains/:chainId": () => import("./pages/evm/chain.tsx"),
  "/chains/:chainId/gas": () => import("./pages/evm/gas.tsx"),
  "/chains/:chainId/blocks": () => import("./pages/evm/blocks.tsx"),
  "/chains/:chainId/blocks/:blockId": () => import("./pages/evm/block.tsx"),
  "/chains/:chainId/transactions": () => import("./pages/evm/transactions.tsx"),
  "/chains/:chainId/transactions/:hash": () => import("./pages/evm/transaction.tsx"),
  "/chains/:chainId/addresses/:address": () => import("./pages/evm/address.tsx"),
  "/chains/:chainId/nfts/collections/:address/tokens/:tokenId": () => import("./pages/evm/nft.tsx"),
  "/icm/messages": () => import("./pages/icm/messages.tsx"),
  "/icm/messages/:messageId": () => import("./pages/icm/message.tsx"),
  "/networks/:network": () => import("./pages/network/network.tsx"),
  "/networks/:network/validators": () => import("./pages/network/validators.tsx"),
  "/networks/:network/validators/:nodeId": () => import("./pages/network/node.tsx"),
  "/networks/:network/delegators": () => import("./pages/network/delegators.tsx"),
  "/networks/:network/l1Validators": () => import("./pages/network/l1-validators.tsx"),
  "/networks/:network/subnets": () => import("./pages/network/subnets.tsx"),
  "/networks/:network/subnets/:subnetId": () => import("./pages/network/subnet.tsx"),
  "/networks/:network/blockchains": () => import("./pages/network/blockchains.tsx"),
  "/networks/:network/blockchains/:blockchainId": () => import("./pages/network/blockchain.tsx"),
  "/networks/:network/blockchains/:blockchainId/blocks/:blockId": () => import("./pages/network/block.tsx"),
  "/networks/:network/blockchains/:blockchainId/transactions/:hash": () => import("./pages/network/transaction.tsx"),
  "/networks/:network/blockchains/:blockchainId/addresses/:address": () => import("./pages/network/address.tsx"),
  "/networks/:network/blockchains/:blockchainId/assets/:assetId": () => import("./pages/network/asset.tsx"),
  "/labels": () => import("./pages/labels.tsx"),
  "/status": () => import("./pages/status.tsx"),
  "/usage": () => import("./pages/usage.tsx"),
}

/** Every page. */
export const routes: readonly Route<LoadPage>[] = patterns.map((pattern) => ({ pattern, page: loaders[pattern] }))
