import { flushCompileCache } from "node:module"
import { isMainThread } from "node:worker_threads"

// Loaded before a program (`node --import`): it ends when the pipe to its standard input closes, which happens however the
// process that started it ends. Its threads go with it.
if (isMainThread) {
  process.stdin.once("close", () => process.kill(process.pid, "SIGKILL")).resume()
  ;(process.stdin as unknown as { unref(): void }).unref()
}

// A killed process cannot save its compile cache, so it is saved regularly: later processes then start in half the time.
setInterval(flushCompileCache, 500).unref()
