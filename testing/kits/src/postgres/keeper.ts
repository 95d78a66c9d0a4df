/**
 * The process that keeps a server for another one: it starts it, tells its URL in a line of JSON, and ends it when its own
 * standard input ends, which is when the other process has asked for it or has died, however that happened.
 */
import { startServer } from "./server.ts"

const closeRequested = new Promise<void>((resolve) => {
  process.stdin.once("close", resolve).once("error", () => resolve())
  process.stdin.resume()
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => resolve())
})

// Nobody may be there any more to read what is said.
process.stdout.on("error", () => {})

try {
  const server = await startServer(JSON.parse(process.argv[2] ?? "{}"))
  process.stdout.write(`${JSON.stringify({ url: server.url })}\n`)
  await closeRequested
  await server.stop()
} catch (error) {
  process.stdout.write(`${JSON.stringify({ error: error instanceof Error ? error.message : String(error) })}\n`)
}
process.exit()
