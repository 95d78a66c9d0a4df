import { setTimeout as delay } from "node:timers/promises"

/**
 * Asks `/health/live` of a service until it answers.
 *
 * @param isWanted - whether to go on asking.
 * @returns when it answered, by `performance.now`; undefined when it was wanted no more.
 */
export async function awaitAnswer(url: string, isWanted: () => boolean): Promise<number | undefined> {
  while (isWanted()) {
    const isThere = await fetch(`${url}/health/live`).then(
      async (response) => {
        await response.body?.cancel()
        return true
      },
      () => false,
    )
    if (isThere && isWanted()) return performance.now()
    await delay(30)
  }
  return undefined
}
