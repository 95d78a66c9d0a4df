import type { Transaction } from "../../engine.ts"

/** Rolls back a transaction whose result alone is needed. */
class DryRun extends Error {}

/** Runs work in a transaction; a dry run stores nothing. */
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
