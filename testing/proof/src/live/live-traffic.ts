import { setTimeout as delay } from "node:timers/promises"
import type { DemoScript } from "@serac/kits/demo-chain"
import type { LiveMessages } from "./live-messages.ts"
import type { LiveTally } from "./live-tally.ts"
import type { LiveWallet } from "./live-wallet.ts"

/** The actions of a wallet, in order: every kind of transfer between the chains, and some that create something. */
export const walletRounds: readonly (readonly [kind: string, act: (wallet: LiveWallet) => Promise<void>])[] = [
  ["payments on X", (wallet) => wallet.payOnX()],
  ["payments on P", (wallet) => wallet.payOnP()],
  ["exports from X", (wallet) => wallet.exportFromX("P")],
  ["imports to P", (wallet) => wallet.importToP("X")],
  ["exports from P", (wallet) => wallet.exportFromP("C")],
  ["imports to C", (wallet) => wallet.importToC("P")],
  ["exports from C", (wallet) => wallet.exportFromC("X")],
  ["imports to X", (wallet) => wallet.importToX("C")],
  ["assets created", (wallet) => wallet.createAsset()],
  ["exports from X", (wallet) => wallet.exportFromX("C")],
  ["imports to C", (wallet) => wallet.importToC("X")],
  ["exports from C", (wallet) => wallet.exportFromC("P")],
  ["imports to P", (wallet) => wallet.importToP("C")],
  ["subnets created", (wallet) => wallet.createSubnet()],
  ["exports from P", (wallet) => wallet.exportFromP("X")],
  ["imports to X", (wallet) => wallet.importToX("P")],
]

/** The numbers of sent transactions by kind, and of refused ones by message. */
export interface LiveCounts {
  readonly transactions: LiveTally
  readonly refusals: LiveTally
}

/** Uses a network until it is stopped: with its wallets in turn, with the demo script on its EVM chains, and with messages between these. */
export async function useLiveNetwork(options: {
  readonly wallets: readonly LiveWallet[]
  /** The scripts by the name of their chain. */
  readonly scripts: ReadonlyMap<string, DemoScript>
  readonly messages?: LiveMessages | undefined
  readonly signal: AbortSignal
  readonly counts: LiveCounts
}): Promise<void> {
  const { wallets, scripts, messages, signal, counts } = options
  const attempt = async (kind: string, act: () => Promise<number>) => {
    try {
      counts.transactions.add(kind, await act())
    } catch (error) {
      counts.refusals.add((error instanceof Error ? error.message : String(error)).split("\n")[0]?.slice(0, 160) ?? "")
    }
  }
  const primary = async () => {
    for (let turn = 0; !signal.aborted; turn++) {
      // Each wallet starts at another position in the list, so that all kinds occur early.
      for (const [at, wallet] of wallets.entries()) {
        const [kind, act] = walletRounds[(turn + 5 * at) % walletRounds.length] ?? []
        if (kind && act) await attempt(kind, () => act(wallet).then(() => 1))
      }
      await pause(1_500, signal)
    }
  }
  const repeat = async (kind: string, act: () => Promise<number>) => {
    while (!signal.aborted) {
      await attempt(kind, act)
      await pause(1_000, signal)
    }
  }
  await Promise.all([
    primary(),
    ...[...scripts].map(([name, script]) => repeat(`of the script on ${name}`, () => script.round())),
    ...(messages ? [repeat("of messages", () => messages.round())] : []),
  ])
}

const pause = (milliseconds: number, signal: AbortSignal) => delay(milliseconds, undefined, { signal }).catch(() => {})
