import { messageInfos } from "../oracle/message-oracle.ts"
import type { ServiceClients } from "../stack/start-stack.ts"
import { compareAddresses } from "./compare-addresses.ts"
import { compareAll, type ProvenChain } from "./compare-all.ts"
import { compareChain } from "./compare-chain.ts"
import { compareHolders } from "./compare-holders.ts"
import { compareMessages, messagingChain } from "./compare-messages.ts"
import { compareNativeBalances } from "./compare-native-balances.ts"
import { compareSearch } from "./compare-search.ts"
import { compareTokenBalances } from "./compare-token-balances.ts"
import type { Comparison } from "./comparison.ts"

/** Requests every listing of some chains, of each alone and of all together, and compares. */
export async function compareEvm(
  services: ServiceClients,
  chains: readonly ProvenChain[],
  comparison: Comparison,
): Promise<void> {
  for (const chain of chains) {
    await compareChain(services, chain.oracle, comparison)
    const infos = messageInfos(messagingChain(chain), chains.map(messagingChain))
    await compareAddresses(services, chain.oracle, comparison, infos)
    await compareNativeBalances(services, chain, comparison)
    await compareTokenBalances(services, chain, comparison)
    await compareHolders(services, chain, comparison)
  }
  await compareAll(services, chains, comparison)
  await compareSearch(services, chains, comparison)
  await compareMessages(services.data, chains, comparison)
}
