import { readFileSync, rmSync } from "node:fs"
import { isMainThread, resourceLimits } from "node:worker_threads"

// Loaded before a program in each of its threads (`node --import`). Each time the file that CHAOS_HUNGER_FILE names exists, a thread with a
// limited heap fills its whole heap once. V8 then ends the thread as it does after any other heap overflow.
const hungerFile = process.env.CHAOS_HUNGER_FILE
const hungerPollMs = 50

if (!isMainThread && hungerFile !== undefined && (resourceLimits.maxOldGenerationSizeMb ?? 0) > 0) {
  const timer = setInterval(() => {
    try {
      readFileSync(hungerFile)
      rmSync(hungerFile)
    } catch {
      return
    }
    const eaten: number[][] = []
    for (;;) eaten.push(Array.from({ length: 100_000 }, (_, index) => index + 0.5))
  }, hungerPollMs)
  timer.unref()
}
