import type { ChainWriter, StoreLocation, WriterOptions } from "@serac/store"
import { openWithStore } from "../../core/writer/index.ts"

/** Opens the writer of a chain with its own store, which closes with the writer. */
export function openWriter(location: StoreLocation, chainId: string, options: WriterOptions): Promise<ChainWriter> {
  return openWithStore(location, (store) => store.openWriter(chainId, options))
}
