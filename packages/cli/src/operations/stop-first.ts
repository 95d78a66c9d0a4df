import { ChainLockedError } from "@serac/store"

/** Adds advice to the error of a running indexer: stop it first. */
export async function stopFirst<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ChainLockedError) {
      const isComplete = error.message.includes("stop that first")
      throw new Error(isComplete ? error.message : `${error.message} Stop it first.`, { cause: error })
    }
    throw error
  }
}
