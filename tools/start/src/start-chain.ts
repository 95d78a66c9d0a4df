import { existsSync } from "node:fs"
import { join } from "node:path"
import { type DemoChain, startDemoChain } from "@serac/demo-chain"

/** The demo chain, playing. */
export interface StartedChain {
  readonly demo: DemoChain
  /** What it is, for the person at the terminal. */
  readonly words: string
  readonly seconds: number
}

/** Starts the demo chain, or goes on where the last start left it. A new block comes every three seconds. */
export async function startChain(options: { readonly directory: string; readonly port: number }): Promise<StartedChain> {
  const began = performance.now()
  const stateFile = join(options.directory, "chain.jsonl")
  const continued = existsSync(stateFile)
  const demo = await startDemoChain({ port: options.port, stateFile, blockTime: 3 })
  return {
    demo,
    words: `chain ${demo.chainId} at ${demo.rpcUrl}, ${continued ? "continued" : "new"}, a block every 3 s,`,
    seconds: (performance.now() - began) / 1000,
  }
}
