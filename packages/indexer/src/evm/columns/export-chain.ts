import { type ExportColumnsOptions, type ExportedColumns, exportColumns } from "../../core/columns/index.ts"
import { NodeFault } from "../../core/index.ts"
import { answeredBlock } from "./answered-block.ts"
import type { BlockSource } from "./block-source.ts"
import { evmTables } from "./evm-tables.ts"

/** Which columns of an EVM chain are exported, and where to. */
export interface ExportChainOptions extends Omit<ExportColumnsOptions, "folder" | "tables" | "source"> {
  /** Decimal digits. */
  readonly chainId: string
  readonly source: BlockSource
}

/** What was exported of an EVM chain. */
export interface ExportedChain extends ExportedColumns {
  /** Blocks with transactions that nobody traced: they have no rows of `traces`. */
  readonly untraced: number
}

/**
 * Exports tables of an EVM chain as Parquet files, made of what nodes answered about its blocks.
 *
 * @throws As `exportColumns`; an Error that names the block and the member for an answer of another form.
 */
export async function exportChain({ chainId, source, ...options }: ExportChainOptions): Promise<ExportedChain> {
  const id = BigInt(chainId)
  let untraced = 0
  async function* rows(names: readonly string[], first: number, last: number) {
    const wanted = evmTables.filter(({ name }) => names.includes(name))
    for await (const { number, answers } of source.blocks(first, last)) {
      try {
        const block = answeredBlock(id, number, answers)
        if (block.transactions.length > 0 && answers.traces === undefined) untraced += 1
        for (const { name, rowsOf } of wanted) yield { table: name, rows: [...rowsOf(block)] }
      } catch (error) {
        if (!(error instanceof NodeFault)) throw error
        throw new Error(`block ${number} cannot be exported: ${error.message}`, { cause: error })
      }
    }
  }
  const exported = await exportColumns({
    ...options,
    folder: `evm-${chainId}`,
    tables: evmTables,
    source: { range: () => source.range(), rows },
  })
  return { ...exported, untraced }
}
