import { ReadyJson } from "@serac/server/http"
import { aliases } from "./network-directory.ts"
import type { ServedPrimaryChain } from "./served-network.ts"

/** The member `chainInfo`. */
export function chainInfo({ network, chain }: ServedPrimaryChain): string {
  return `"chainInfo":{"chainName":"${aliases[chain]}","network":"${network.definition.network}"}`
}

/** Adds the member `chainInfo` to a page. */
export function withChainInfo(page: ReadyJson, chain: ServedPrimaryChain): ReadyJson {
  return withMember(page, chainInfo(chain))
}

/** Adds a member to a page. */
export function withMember({ text }: ReadyJson, member: string): ReadyJson {
  return new ReadyJson(`${text.slice(0, -1)},${member}}`)
}
