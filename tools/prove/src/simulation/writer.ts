import type { ChainWriter, Hex } from "@serac/store"
import type { Life } from "./life.ts"
import type { Random } from "./random.ts"
import type { VirtualClock } from "./virtual-clock.ts"

/** The store fails in a way that ends a process. */
export class SimulatedStoreError extends Error {
  override readonly name = "SimulatedStoreError"
}

/** How a process's writer is watched and disturbed. */
export interface WriterOptions {
  readonly writer: ChainWriter
  readonly life: Life
  readonly clock: VirtualClock
  readonly random: Random
  /** How likely a method fails, before it has done anything or after it has done all. */
  readonly failures: number
  /** Told of the last block after each batch, and of the number of the last that is left after each rollback. */
  readonly onStored: (last: Hex | number) => void
}

/** The writer as a process sees it: it takes its time, and may fail or be the last thing that the process did. */
export function simulatedWriter({ writer, life, clock, random, failures, onStored }: WriterOptions): ChainWriter {
  const pause = () => (random.chance(0.4) ? clock.sleep(random.spanning(0.01, 100)) : undefined)
  const fails = () => {
    if (random.chance(failures)) throw new SimulatedStoreError("the disk is full")
  }
  const perform = <T>(work: () => Promise<T>): Promise<T> =>
    life.ask(async () => {
      await pause()
      fails()
      // Who died meanwhile writes nothing.
      if (life.isOver) return new Promise<never>(() => {})
      const result = await clock.outside(work())
      fails()
      await pause()
      return result
    })
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
    dueContracts: (limit, now) => perform(() => writer.dueContracts(limit, now)),
    saveContracts: (contracts) => perform(() => writer.saveContracts(contracts)),
    dueTokens: (limit, now) => perform(() => writer.dueTokens(limit, now)),
    saveTokens: (tokens) => perform(() => writer.saveTokens(tokens)),
    close: () => perform(() => writer.close()),
  }
}
