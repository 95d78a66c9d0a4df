import { type RunningDevnet, startDevnet } from "@serac/devnet/start"
import { startAnvil } from "@serac/kits/demo-chain"
import { createPublicClient, http } from "viem"
import type { StartFork } from "./compare-forks.ts"

/** What to stop at the end. */
export type Stops = (() => Promise<unknown>)[]

/** Starts forks by devnets. @param onStart - receives each devnet */
export const forkByDevnet =
  (stops: Stops, onStart: (running: RunningDevnet) => void = () => {}): StartFork =>
  async (url, block) => {
    const running = await startDevnet({ port: 0, fork: { url, block, cache: false } })
    stops.push(() => running.close())
    onStart(running)
    const { devnet, url: own } = running
    const { chains, network } = devnet
    const forked = chains.all.find(({ fork }) => fork !== undefined)
    if (forked === undefined) throw new Error("The devnet has no fork")
    return { name: "devnet", url: `${own}/ext/bc/${network.chains.primaryAlias(forked.blockchainID)}/rpc` }
  }

/** Starts forks of anvil. */
export const forkByAnvil =
  (stops: Stops): StartFork =>
  async (url, block) => {
    const client = createPublicClient({ transport: http(url) })
    const { timestamp } = await client.getBlock({ blockNumber: block })
    const anvil = await startAnvil({
      port: 0,
      chainId: await client.getChainId(),
      genesisTime: Number(timestamp) + 1,
      flags: ["--fork-url", url, "--fork-block-number", String(block), "--no-storage-caching"],
    })
    stops.push(() => anvil.stop())
    return { name: "anvil", url: anvil.rpcUrl, mine: () => anvil.rpc("evm_mine") }
  }
