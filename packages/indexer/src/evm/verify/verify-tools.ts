import { type Keccak, loadKeccak } from "../../core/header/index.ts"
import { LogsBloom } from "./logs-bloom.ts"
import { loadSenders, type Senders } from "./sender.ts"

/** The tools that verify blocks. */
export interface VerifyTools {
  readonly keccak: Keccak
  readonly senders: Senders
  readonly logsBloom: LogsBloom
}

/** Loads the tools that verify blocks: WebAssembly modules, in about ten milliseconds. */
export async function loadVerifyTools(): Promise<VerifyTools> {
  const keccak = await loadKeccak()
  return { keccak, senders: await loadSenders(keccak), logsBloom: new LogsBloom(keccak) }
}
