import { afterAll, beforeAll } from "vitest"
import { type ChainWriter, openStore, type Store, type WriterOptions } from "../../src/index.ts"
import type { TemporaryStore } from "../temporary-store.ts"

/** One store for a group of tests; each test takes a chain of its own. */
export interface Setting {
  store: Store
  temporary: TemporaryStore
  /** A chain that no other test uses. */
  newChainId(): string
  /** Opens a new chain, hands it over and closes it. */
  withChain<Result>(use: (chain: OpenChain) => Promise<Result>, options?: WriterOptions): Promise<Result>
}

export interface OpenChain {
  readonly chainId: string
  readonly writer: ChainWriter
  readonly reader: ReturnType<Store["chain"]>
}

export function setUp(createTemporaryStore: () => Promise<TemporaryStore>): Setting {
  let chains = 1000
  const setting = {
    newChainId: () => String(++chains),
    async withChain<Result>(use: (chain: OpenChain) => Promise<Result>, options?: WriterOptions): Promise<Result> {
      const chainId = setting.newChainId()
      const writer = await setting.store.openWriter(chainId, options)
      try {
        return await use({ chainId, writer, reader: setting.store.chain(chainId) })
      } finally {
        await writer.close()
      }
    },
  } as Setting
  beforeAll(async () => {
    setting.temporary = await createTemporaryStore()
    setting.store = await openStore(setting.temporary.location)
  })
  afterAll(async () => {
    await setting.store.close()
    await setting.temporary.dispose()
  })
  return setting
}
