import { existsSync } from "node:fs"
import { join } from "node:path"
import { type DemoChain, startDemoChain } from "@serac/demo-chain"
import { watchBlocks } from "./watch-blocks.ts"

/** The demo chain, playing. */
export interface StartedChain {
  readonly demo: DemoChain
  /** What it is, for the person at the terminal. */
  readonly words: string
}

/** How the demo chain is started. */
export interface StartChainOptions {
  /** Where it is kept. */
  readonly directory: string
  readonly port: number
  /** Gets what is being done, in a few words, whenever that changes. */
  readonly say: (words: string) => void
}

/** Starts the demo chain, or goes on where the last start left it. A new block comes every three seconds. */
export async function startChain({ directory, port, say }: StartChainOptions): Promise<StartedChain> {
  const began = performance.now()
  const stateFile = join(directory, "chain.jsonl")
  const continued = existsSync(stateFile)
  say("compiling the contracts")
  const playing = continued ? "playing it again" : "playing the script"
  const watch = watchBlocks(`http://127.0.0.1:${port}`, (block) => say(`${playing}, block ${block}`))
  const demo = await startDemoChain({ port, stateFile, blockTime: 3 }).finally(watch.stop)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  return {
    demo,
    words: `chain ${demo.chainId} at ${demo.rpcUrl}, ${continued ? "continued" : "new"}, a block every 3 s; ready in ${seconds} s`,
  }
}
