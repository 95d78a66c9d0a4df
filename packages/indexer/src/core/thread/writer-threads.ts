import { ThreadPool } from "./thread-pool.ts"

/** The thread that stores what this thread decodes, for all tasks of this thread: decoding and storing use one core each. */
export const writerThreads = new ThreadPool(1)
