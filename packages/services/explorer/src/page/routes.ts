import type { ComponentType } from "preact"
import type { Route } from "./router/route.ts"

/** What a page is told: what its path names. */
export interface PageProps {
  readonly parameters: Readonly<Record<string, string>>
}

/** Loads a page's code. */
export type LoadPage = () => Promise<{ readonly default: ComponentType<PageProps> }>

const route = (pattern: string, page: LoadPage): Route<LoadPage> => ({ pattern, page })

/** Every page. The path of a page is the service's path of what it shows, without its version. */
export const routes: readonly Route<LoadPage>[] = [
  route("/", () => import("./pages/overview.tsx")),
  route("/search", () => import("./pages/search.tsx")),
  route("/chains/:chainId", () => import("./pages/evm/chain.tsx")),
  route("/chains/:chainId/blocks", () => import("./pages/evm/blocks.tsx")),
  route("/chains/:chainId/blocks/:blockId", () => import("./pages/evm/block.tsx")),
  route("/chains/:chainId/transactions", () => import("./pages/evm/transactions.tsx")),
  route("/chains/:chainId/transactions/:hash", () => import("./pages/evm/transaction.tsx")),
  route("/chains/:chainId/addresses/:address", () => import("./pages/evm/address.tsx")),
  route("/chains/:chainId/nfts/collections/:address/tokens/:tokenId", () => import("./pages/evm/nft.tsx")),
  route("/icm/messages", () => import("./pages/icm/messages.tsx")),
  route("/icm/messages/:messageId", () => import("./pages/icm/message.tsx")),
  route("/networks/:network", () => import("./pages/network/network.tsx")),
  route("/networks/:network/validators", () => import("./pages/network/validators.tsx")),
  route("/networks/:network/validators/:nodeId", () => import("./pages/network/node.tsx")),
  route("/networks/:network/delegators", () => import("./pages/network/delegators.tsx")),
  route("/networks/:network/l1Validators", () => import("./pages/network/l1-validators.tsx")),
  route("/networks/:network/subnets", () => import("./pages/network/subnets.tsx")),
  route("/networks/:network/subnets/:subnetId", () => import("./pages/network/subnet.tsx")),
  route("/networks/:network/blockchains", () => import("./pages/network/blockchains.tsx")),
  route("/networks/:network/blockchains/:blockchainId", () => import("./pages/network/blockchain.tsx")),
  route("/networks/:network/blockchains/:blockchainId/blocks/:blockId", () => import("./pages/network/block.tsx")),
  route(
    "/networks/:network/blockchains/:blockchainId/transactions/:hash",
    () => import("./pages/network/transaction.tsx"),
  ),
  route("/networks/:network/blockchains/:blockchainId/addresses/:address", () => import("./pages/network/address.tsx")),
  route("/networks/:network/blockchains/:blockchainId/assets/:assetId", () => import("./pages/network/asset.tsx")),
  route("/status", () => import("./pages/status.tsx")),
  route("/usage", () => import("./pages/usage.tsx")),
]
