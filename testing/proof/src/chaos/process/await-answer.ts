import { setTimeout as delay } from "node:timers/promises"

/**
 * Requests `/health/live` of a service until the service answers.
 *
 * @param isWanted - whether to continue.
 * @returns the time of the answer, by `performance.now`; undefined when `isWanted` became false.
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
