import { promisify } from "node:util"
import { gzip } from "node:zlib"
import { type IndexedSubject, openStore, type Store, type StoreLocation } from "@serac/store"
import type { UnreadableBlockError } from "../backfill/unreadable.ts"
import type { Clock } from "../clock.ts"
import type { Quarantine } from "./quarantine.ts"

/** What {@link storeQuarantine} needs. */
export interface StoreQuarantineOptions {
  readonly location: StoreLocation
  readonly subject: IndexedSubject
  /** The version of the software that could not read the blocks. */
  readonly software: string
  readonly clock: Clock
}

/**
 * The quarantine of a chain in the store. It is rarely needed, so each use opens the store. It does not touch the chain's
 * own tables, whose lock the writer holds.
 */
export function storeQuarantine({ location, subject, software, clock }: StoreQuarantineOptions): Quarantine {
  async function use<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
    const store = await openStore(location)
    try {
      return await work(store)
    } finally {
      await store.close()
    }
  }
  return {
    blocks: () => use((store) => store.quarantined(subject)),
    add: (block) => use(async (store) => store.quarantine(await rowOf(block))),
    release: (number) =>
      use(async (store) => {
        await store.release(subject, number)
      }),
  }

  async function rowOf({ number, reason, attempts, since, bytes }: UnreadableBlockError) {
    return {
      subject,
      number,
      reason,
      attempts,
      firstAt: Math.floor(since / 1000),
      lastAt: Math.floor(clock.now() / 1000),
      software,
      answers: await promisify(gzip)(bytes),
    }
  }
}
