import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { DataServiceOptions } from "@serac/api/data"
import type { ChainDefinition } from "@serac/store"

/** A chain definition with every member. */
export function wholeDefinition(
  chain: Pick<ChainDefinition, "chainId" | "name" | "network" | "rpcUrls" | "wsUrl" | "platformChainId">,
): ChainDefinition {
  return {
    description: "The contract chain of a recorded network.",
    platformChainId: "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5",
    ...chain,
    subnetId: "11111111111111111111111111111111LpoYY",
    vmId: "mgj786NP7uDwBCcq6YwThhaN8FLyybkCa4zBWTQbNgmK6k9A6",
    vmName: "EVM",
    explorerUrl: "https://explorer.example.com",
    publicRpcUrl: "https://rpc.example.com",
    publicWsUrl: "wss://rpc.example.com",
    nativeToken: {
      name: "Avalanche",
      symbol: "AVAX",
      decimals: 18,
      logoUri: "https://example.com/avax.png",
      description: "The native token.",
    },
    logoUri: "https://example.com/c-chain.png",
    multicall: "0xca11bde05977b3631167028862be2a173976ca11",
    private: false,
  }
}

/** A price and a logo for each of some contracts, and a price of the native token, in files of a folder. */
export async function pricesAndLogos(
  folder: string,
  chainId: string,
  contracts: readonly string[],
): Promise<Pick<DataServiceOptions, "prices" | "tokenLists">> {
  const prices = join(folder, "prices.json")
  const tokenList = join(folder, "tokens.json")
  await writeFile(
    prices,
    JSON.stringify({
      [chainId]: { native: { usd: "17.25" }, ...Object.fromEntries(contracts.map((one) => [one, { usd: "1.25" }])) },
    }),
  )
  const tokens = contracts.map((address, at) => ({
    chainId: Number(chainId),
    address,
    name: `Token ${at}`,
    symbol: `T${at}`,
    decimals: 18,
    logoURI: "https://example.com/token.png",
  }))
  await writeFile(
    tokenList,
    JSON.stringify({
      name: "All",
      timestamp: "2026-11-21T00:00:00Z",
      version: { major: 1, minor: 0, patch: 0 },
      tokens,
    }),
  )
  return { prices, tokenLists: [tokenList] }
}
