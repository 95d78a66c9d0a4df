import { type Keccak, loadKeccak } from "../../core/header/index.ts"
import { LogsBloom } from "./logs-bloom.ts"
import { loadSenders, type Senders } from "./sender.ts"

/** The tools that verify blocks. */
export interface VerifyTools {
  readonly keccak: Keccak
  readonly senders: Senders
  readonly logsBloom: LogsBloom
}

let toolsOfThread: Promise<VerifyTools> | undefined

/**
 * The tools of this thread, for all chains that it indexes: their WebAssembly modules have 32 MiB of memory. They are loaded once, in about
 * ten milliseconds. None of them keeps anything from one call to the next but what it has hashed, so that chains cannot mix.
 */
export function loadVerifyTools(): Promise<VerifyTools> {
  toolsOfThread ??= loadTools()
  // The next caller tries again.
  toolsOfThread.catch(() => {
    toolsOfThread = undefined
  })
  return toolsOfThread
}

async function loadTools(): Promise<VerifyTools> {
  const keccak = await loadKeccak()
  return { keccak, senders: await loadSenders(keccak), logsBloom: new LogsBloom(keccak) }
}
