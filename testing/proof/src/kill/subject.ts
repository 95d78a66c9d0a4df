import type { Store, StoreLocation } from "@serac/store"
import type { Watch } from "./watch.ts"

/** The subject of an indexer that is killed: an EVM chain, or a primary network. */
export interface KillSubject {
  readonly seed: number
  /** The program that runs the subject's node, and its argument. */
  readonly node: { readonly script: string; readonly argument: string }
  /** The number of blocks added in each run of the indexer. */
  readonly growth: number
  /** The possible numbers of further blocks after which a run is killed. */
  readonly steps: readonly number[]
  /** Whether stored blocks are final. */
  readonly isFinal: boolean
  /** The SQLite file of the subject, within the data directory. */
  readonly file: string
  /**
   * The program that indexes the subject, and its arguments.
   *
   * @param directory - the directory for its files, including its status file.
   */
  program(url: string, directory: string, location: StoreLocation): Promise<readonly string[]>
  /** The stored height, which grows by one with each block. */
  headOf(store: Store): Promise<number>
  /** Whether the subject is stored up to a height, including everything that is read besides blocks. */
  isDone(store: Store, head: number): Promise<boolean>
  transactionsOf(store: Store): Promise<number>
  /** The first difference between two stores of the subject; undefined where there is none. */
  compare(killed: Store, uninterrupted: Store): Promise<string | undefined>
  /** Starts to read the subject continuously. */
  startWatch(location: StoreLocation, url: string): Promise<Watch>
}
