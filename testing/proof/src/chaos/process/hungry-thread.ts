import { readFileSync, rmSync } from "node:fs"
import { isMainThread, resourceLimits } from "node:worker_threads"

// Loaded before a program in each of its threads (`node --import`): a thread with a limited heap eats all of it, once for each
// time that the file is there which CHAOS_HUNGER_FILE names. V8 then ends the thread as it would for any other reason.
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
