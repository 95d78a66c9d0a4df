import type { Transaction } from "../../engine.ts"

/** Ends a transaction of which only the result is wanted. */
class DryRun extends Error {}

/** Runs work in a transaction; in a dry run nothing of it is stored. */
export async function orDry<Result>(
  { isDryRun = false }: { readonly isDryRun?: boolean | undefined },
  run: (work: (transaction: Transaction) => Promise<Result>) => Promise<Result>,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  if (!isDryRun) return run(work)
  let result: { readonly value: Result } | undefined
  try {
    return await run(async (transaction) => {
      result = { value: await work(transaction) }
      throw new DryRun()
    })
  } catch (error) {
    if (result !== undefined && error instanceof DryRun) return result.value
    throw error
  }
}
