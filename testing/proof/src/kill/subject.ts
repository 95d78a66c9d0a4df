import type { Store, StoreLocation } from "@serac/store"
import type { Watch } from "./watch.ts"

/** What is indexed while its indexer is killed: an EVM chain, or a primary network. */
export interface KillSubject {
  readonly seed: number
  /** The program that runs its node, and the argument for it. */
  readonly node: { readonly script: string; readonly argument: string }
  /** Blocks that are added in each life of the indexer. */
  readonly growth: number
  /** After how many more blocks a life may end. */
  readonly steps: readonly number[]
  /** Whether what is stored is never undone. */
  readonly isFinal: boolean
  /** Where SQLite keeps it, within the directory of all data. */
  readonly file: string
  /**
   * The program that indexes it, and its arguments.
   *
   * @param directory - where it may write, and writes down that it runs.
   */
  program(url: string, directory: string, location: StoreLocation): Promise<readonly string[]>
  /** How far it is stored: grows by one with each block. */
  headOf(store: Store): Promise<number>
  /** Whether it is stored up to there, with all that is read beside blocks. */
  isDone(store: Store, head: number): Promise<boolean>
  transactionsOf(store: Store): Promise<number>
  /** The first difference between what two stores have of it; undefined where there is none. */
  compare(killed: Store, uninterrupted: Store): Promise<string | undefined>
  /** Starts to read it over and over. */
  startWatch(location: StoreLocation, url: string): Promise<Watch>
}
