import { createReadStream, existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { createGunzip } from "node:zlib"
import type { LedgerBlock } from "./ledger-block.ts"

/** One recorded EVM chain. */
export interface Ledger {
  /** As the recording names it, for example `c-chain`. */
  readonly name: string
  /** In decimal digits; from the transactions themselves. */
  readonly chainId: string
  /** From block 0, without a gap. */
  readonly blocks: readonly LedgerBlock[]
}

/** The lines of a `.jsonl` or `.jsonl.gz` file. */
export async function* readLines<Value>(file: string): AsyncGenerator<Value> {
  const stream = createReadStream(file)
  const input = file.endsWith(".gz") ? stream.pipe(createGunzip()) : stream
  for await (const line of createInterface({ input })) if (line !== "") yield JSON.parse(line)
}

/** The file `name` with either ending, where there is one. */
export function recordedFile(directory: string, name: string): string | undefined {
  return [`${name}.jsonl.gz`, `${name}.jsonl`].map((file) => join(directory, file)).find((file) => existsSync(file))
}

/** The EVM chains that a recording directory holds in `ledger/`, by name. */
export async function readLedgers(directory: string): Promise<readonly Ledger[]> {
  const folder = join(directory, "ledger")
  const ledgers: Ledger[] = []
  for (const file of readdirSync(folder).sort()) {
    const name = /^(.+)\.jsonl(\.gz)?$/.exec(file)?.[1]
    const ledger = name === undefined ? undefined : await readEvmLedger(join(folder, file), name)
    if (ledger) ledgers.push(ledger)
  }
  return ledgers
}

/** One EVM chain of a recording directory. */
export async function readLedger(directory: string, name: string): Promise<Ledger> {
  const file = recordedFile(join(directory, "ledger"), name)
  const ledger = file && (await readEvmLedger(file, name))
  if (!ledger) throw new Error(`${directory}: there is no EVM chain ${name}`)
  return ledger
}

/** Undefined when the file is not of an EVM chain. */
async function readEvmLedger(file: string, name: string): Promise<Ledger | undefined> {
  const blocks: LedgerBlock[] = []
  for await (const line of readLines<LedgerBlock>(file)) {
    if (line.block === undefined) return undefined
    if (line.number !== blocks.length) throw new Error(`${file}: block ${blocks.length} is missing`)
    blocks.push(line)
  }
  const chainId = blocks.flatMap(({ block }) => block.transactions).find((transaction) => transaction.chainId)?.chainId
  if (chainId === undefined) throw new Error(`${file}: no transaction names the chain ID`)
  return { name, chainId: BigInt(chainId).toString(), blocks }
}
