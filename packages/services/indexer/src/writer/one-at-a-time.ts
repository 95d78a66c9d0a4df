import type { ChainWriter } from "@serac/store"

/** A writer whose methods wait for each other: blocks and metadata are stored by different parts of an indexer. */
export function oneAtATime(writer: ChainWriter): ChainWriter {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work, work)
    last = result
    return result
  }
  return {
    chainId: writer.chainId,
    head: () => inTurn(() => writer.head()),
    block: (number) => inTurn(() => writer.block(number)),
    append: (batch, progress) => inTurn(() => writer.append(batch, progress)),
    rollback: (number) => inTurn(() => writer.rollback(number)),
    dueContracts: (limit, now) => inTurn(() => writer.dueContracts(limit, now)),
    saveContracts: (contracts) => inTurn(() => writer.saveContracts(contracts)),
    dueTokens: (limit, now) => inTurn(() => writer.dueTokens(limit, now)),
    saveTokens: (tokens) => inTurn(() => writer.saveTokens(tokens)),
    close: () => inTurn(() => writer.close()),
  }
}
