import { availableParallelism } from "node:os"
import { ThreadPool } from "./thread-pool.ts"

/** The threads that fetch and decode, one a core and at least two; each has one that stores. */
export const indexerThreads = new ThreadPool(Math.max(2, availableParallelism()))
