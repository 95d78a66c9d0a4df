import type { ChainWriter, Hex } from "@serac/store"
import { type Disturbance, disturbed } from "./disturbed.ts"

/** How a process's writer is watched and disturbed. */
export interface WriterOptions extends Disturbance {
  readonly writer: ChainWriter
  /** Told of the last block after each batch, and of the number of the last that is left after each rollback. */
  readonly onStored: (last: Hex | number) => void
}

/** The writer as a process sees it: it takes its time, and may fail or be the last thing that the process did. */
export function simulatedWriter({ writer, onStored, ...disturbance }: WriterOptions): ChainWriter {
  const perform = disturbed(disturbance)
  return {
    chainId: writer.chainId,
    head: () => perform(() => writer.head()),
    block: (number) => perform(() => writer.block(number)),
    append: (batch, progress) =>
      perform(async () => {
        await writer.append(batch, progress)
        const last = batch.blocks.at(-1)
        if (last) onStored(last.hash)
      }),
    rollback: (number) =>
      perform(async () => {
        await writer.rollback(number)
        onStored(number)
      }),
    catchUp: (mostTransactions) => perform(() => writer.catchUp(mostTransactions)),
    rebuilding: () => perform(() => writer.rebuilding()),
    beginRebuild: () => perform(() => writer.beginRebuild()),
    rebuild: (batch) => perform(() => writer.rebuild(batch)),
    maintainArchive: (kept) => perform(() => writer.maintainArchive(kept)),
    dueBalances: (limit, now) => perform(() => writer.dueBalances(limit, now)),
    saveBalances: (due, answers, now) => perform(() => writer.saveBalances(due, answers, now)),
    dueContracts: (limit, now) => perform(() => writer.dueContracts(limit, now)),
    saveContracts: (contracts) => perform(() => writer.saveContracts(contracts)),
    dueTokens: (limit, now) => perform(() => writer.dueTokens(limit, now)),
    saveTokens: (tokens) => perform(() => writer.saveTokens(tokens)),
    close: () => perform(() => writer.close()),
  }
}
