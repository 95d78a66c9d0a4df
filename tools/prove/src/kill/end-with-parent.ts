import { isMainThread } from "node:worker_threads"

// Loaded before a program (`node --import`): it ends when the pipe to its standard input closes, which happens however the
// process that started it ends. Its threads go with it.
if (isMainThread) {
  process.stdin.once("close", () => process.kill(process.pid, "SIGKILL")).resume()
  ;(process.stdin as unknown as { unref(): void }).unref()
}
