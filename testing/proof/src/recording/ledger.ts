import { readdirSync } from "node:fs"
import { join } from "node:path"
import { readCalls } from "./exchange.ts"
import type { LedgerBlock } from "./ledger-block.ts"
import { readLines, recordedFile } from "./lines.ts"

/** One recorded EVM chain. */
export interface Ledger {
  /** As the recording names it, for example `c-chain`. */
  readonly name: string
  /** In decimal digits: from its transactions, else from the node's answers, else an ID that no other chain of the recording has. */
  readonly chainId: string
  /** From block 0, without a gap. */
  readonly blocks: readonly LedgerBlock[]
}

/** The EVM chains that a recording directory holds in `ledger/`, by name. */
export async function readLedgers(directory: string): Promise<readonly Ledger[]> {
  const found: {
    readonly name: string
    readonly blocks: readonly LedgerBlock[]
    readonly chainId: string | undefined
  }[] = []
  for (const file of readdirSync(join(directory, "ledger")).sort()) {
    const name = /^(.+)\.jsonl(\.gz)?$/.exec(file)?.[1]
    const blocks = name === undefined ? undefined : await readLedgerBlocks(join(directory, "ledger", file))
    if (name && blocks) found.push({ name, blocks, chainId: await chainIdOf(blocks, directory, name) })
  }
  const taken = new Set(found.map(({ chainId }) => chainId))
  return found.map(({ chainId = unusedChainId(taken), ...ledger }) => ({ ...ledger, chainId }))
}

/** One EVM chain of a recording directory. */
export async function readLedger(directory: string, name: string): Promise<Ledger> {
  const file = recordedFile(join(directory, "ledger"), name)
  const blocks = file && (await readLedgerBlocks(file))
  if (!blocks) throw new Error(`${directory}: there is no EVM chain ${name}`)
  return { name, blocks, chainId: (await chainIdOf(blocks, directory, name)) ?? unusedChainId(new Set()) }
}

/** Undefined when the file is not of an EVM chain. */
async function readLedgerBlocks(file: string): Promise<readonly LedgerBlock[] | undefined> {
  const blocks: LedgerBlock[] = []
  for await (const line of readLines<LedgerBlock>(file)) {
    if (line.block === undefined) return undefined
    if (line.number !== blocks.length) throw new Error(`${file}: block ${blocks.length} is missing`)
    blocks.push(line)
  }
  return blocks.length === 0 ? undefined : blocks
}

async function chainIdOf(blocks: readonly LedgerBlock[], directory: string, name: string): Promise<string | undefined> {
  const signed = blocks.flatMap(({ block }) => block.transactions).find((transaction) => transaction.chainId)?.chainId
  const told =
    signed ?? (await readCalls(directory, name)).find(({ method }) => method === "eth_chainId")?.answer.result
  return told === undefined ? undefined : BigInt(told as string).toString()
}

/** An ID for a chain without transactions, whose data does not depend on its ID. */
function unusedChainId(taken: Set<string | undefined>): string {
  let id = 990_000
  while (taken.has(String(id))) id++
  taken.add(String(id))
  return String(id)
}
