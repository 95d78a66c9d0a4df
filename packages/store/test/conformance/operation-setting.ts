import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach } from "vitest"
import { openStore, type Store } from "../../src/index.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { address, atHead, batchOf, word } from "./chain-of.ts"

const transfer = { logIndex: 0, batchIndex: 0, standard: 721, token: address(7), from: address(1) } as const
const block = (number: number) => ({
  transactions: [true, number % 3 > 0],
  transfers: [{ ...transfer, to: address(number % 5), tokenId: word(number % 9) }],
})
/** Consecutive blocks from a number on, always the same. */
export const stretch = (from: number, length: number) =>
  batchOf(
    Array.from({ length }, (_, at) => block(from + at)),
    { from },
  )

/** Stores the first blocks of a chain. */
export async function addBlocks(store: Store, chainId: string, length: number): Promise<void> {
  const writer = await store.openWriter(chainId)
  await writer.append(stretch(0, length), atHead(stretch(0, length)))
  await writer.close()
}

/** What a test of operations works with; all of it is gone after the test. */
export interface OperationSetting {
  /** For backups. */
  folder(): string
  /** Called after the test, the last one first. */
  readonly undo: (() => Promise<unknown>)[]
  openNew(): Promise<Store>
}

/** Sets up for each test of a suite. */
export function setUpOperations(createTemporaryStore: () => Promise<TemporaryStore>): OperationSetting {
  let folder: string
  const undo: (() => Promise<unknown>)[] = []
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "serac-backup-"))
    undo.push(() => rm(folder, { recursive: true }))
  })
  afterEach(async () => {
    for (const step of undo.splice(0).reverse()) await step()
  })
  return {
    folder: () => folder,
    undo,
    async openNew() {
      const temporary = await createTemporaryStore()
      undo.push(() => temporary.dispose())
      const store = await openStore(temporary.location)
      undo.push(() => store.close())
      return store
    },
  }
}
