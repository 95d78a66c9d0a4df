import { writeFileSync } from "node:fs"
import { Session } from "node:inspector/promises"
import { join } from "node:path"
import { monitorEventLoopDelay } from "node:perf_hooks"
import { isMainThread } from "node:worker_threads"

/** The environment variable with the folder for profiles, for the process that preloads this module. */
export const profilesVariable = "HOSTILE_PROFILES"
/** The signal that starts a profile, or stops and writes it. */
export const profileSignal = "SIGUSR2"

const folder = process.env[profilesVariable]
if (folder !== undefined && isMainThread) {
  const session = new Session()
  const delays = monitorEventLoopDelay({ resolution: 1 })
  let count = 0
  let isRunning = false
  session.connect()
  await session.post("Profiler.enable")
  process.on(profileSignal, async () => {
    isRunning = !isRunning
    if (isRunning) {
      delays.reset()
      delays.enable()
      return session.post("Profiler.start")
    }
    delays.disable()
    const [p50, p99, longest] = [delays.percentile(50), delays.percentile(99), delays.max].map((time) => time / 1e6)
    const { profile } = await session.post("Profiler.stop")
    const name = join(folder, String(++count).padStart(3, "0"))
    writeFileSync(`${name}.cpuprofile`, JSON.stringify(profile))
    writeFileSync(`${name}.json`, `${JSON.stringify({ eventLoopDelayMs: { p50, p99, longest } })}\n`)
  })
}
