import { flushCompileCache } from "node:module"
import { isMainThread } from "node:worker_threads"

// Loaded before a program (`node --import`): the program ends when the pipe to its standard input closes, which happens however the
// parent process ends. The program's threads end with it.
if (isMainThread) {
  process.stdin.once("close", () => process.kill(process.pid, "SIGKILL")).resume()
  ;(process.stdin as unknown as { unref(): void }).unref()
}

// A killed process cannot save its compile cache, so it is saved regularly: later processes then start in half the time.
setInterval(flushCompileCache, 500).unref()
