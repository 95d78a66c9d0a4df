import { ChainLockedError } from "@serac/store"

/** Says what to do where an indexer is in the way. */
export async function stopFirst<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ChainLockedError) {
      const told = error.message.includes("stop that first")
      throw new Error(told ? error.message : `${error.message} Stop it first.`, { cause: error })
    }
    throw error
  }
}
