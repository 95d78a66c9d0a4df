import { setTimeout as delay } from "node:timers/promises"
import type { DemoScript } from "@serac/kits/demo-chain"
import type { LiveWallet } from "./live-wallet.ts"

/** What a wallet does, one after the other: every kind of transfer between the chains, and some that create something. */
const rounds: readonly ((wallet: LiveWallet) => Promise<void>)[] = [
  (wallet) => wallet.payOnX(),
  (wallet) => wallet.payOnP(),
  (wallet) => wallet.exportFromX("P"),
  (wallet) => wallet.importToP("X"),
  (wallet) => wallet.exportFromP("C"),
  (wallet) => wallet.importToC("P"),
  (wallet) => wallet.exportFromC("X"),
  (wallet) => wallet.importToX("C"),
  (wallet) => wallet.createAsset(),
  (wallet) => wallet.exportFromX("C"),
  (wallet) => wallet.importToC("X"),
  (wallet) => wallet.exportFromC("P"),
  (wallet) => wallet.importToP("C"),
  (wallet) => wallet.createSubnet(),
  (wallet) => wallet.exportFromP("X"),
  (wallet) => wallet.importToX("P"),
]

/** What was sent so far, and what was refused with which words. */
export interface LiveCounts {
  primary: number
  evm: number
  readonly refusals: Map<string, number>
}

/** Uses a network until it is stopped: by its wallets in turn, and by the demo script on its EVM chains. */
export async function useLiveNetwork(options: {
  readonly wallets: readonly LiveWallet[]
  readonly scripts: readonly DemoScript[]
  readonly signal: AbortSignal
  readonly counts: LiveCounts
}): Promise<void> {
  const { wallets, scripts, signal, counts } = options
  const attempt = async (kind: "primary" | "evm", act: () => Promise<number>) => {
    try {
      counts[kind] += await act()
    } catch (error) {
      const words = (error instanceof Error ? error.message : String(error)).split("\n")[0]?.slice(0, 160) ?? ""
      counts.refusals.set(words, (counts.refusals.get(words) ?? 0) + 1)
    }
  }
  const primary = async () => {
    for (let turn = 0; !signal.aborted; turn++) {
      // Each wallet begins elsewhere in the list, so that all kinds occur early.
      for (const [at, wallet] of wallets.entries()) {
        const act = rounds[(turn + 5 * at) % rounds.length]
        if (act) await attempt("primary", () => act(wallet).then(() => 1))
      }
      await pause(1_500, signal)
    }
  }
  const script = async (one: DemoScript) => {
    while (!signal.aborted) {
      await attempt("evm", () => one.round())
      await pause(1_000, signal)
    }
  }
  await Promise.all([primary(), ...scripts.map(script)])
}

const pause = (milliseconds: number, signal: AbortSignal) => delay(milliseconds, undefined, { signal }).catch(() => {})
