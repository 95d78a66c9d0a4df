import { type ChainWriter, openStore, type StoreLocation, type WriterOptions } from "@serac/store"

/** Opens the writer of a chain with a store of its own, which closes with it. */
export async function openWriter(
  location: StoreLocation,
  chainId: string,
  options: WriterOptions,
): Promise<ChainWriter> {
  const store = await openStore(location)
  try {
    const writer = await store.openWriter(chainId, options)
    const close = async () => {
      try {
        await writer.close()
      } finally {
        await store.close()
      }
    }
    return {
      chainId,
      head: () => writer.head(),
      block: (number) => writer.block(number),
      append: (batch, progress) => writer.append(batch, progress),
      rollback: (number) => writer.rollback(number),
      dueContracts: (limit, now) => writer.dueContracts(limit, now),
      saveContracts: (contracts) => writer.saveContracts(contracts),
      dueTokens: (limit, now) => writer.dueTokens(limit, now),
      saveTokens: (tokens) => writer.saveTokens(tokens),
      close,
    }
  } catch (error) {
    await store.close()
    throw error
  }
}
