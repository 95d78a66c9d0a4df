/**
 * A process that runs a server for another process: it starts the server, prints its URL in a line of JSON, and stops it when its own
 * standard input ends, either because the other process has closed it or because it has exited.
 */
import { startServer } from "./server.ts"

const closeRequested = new Promise<void>((resolve) => {
  process.stdin.once("close", resolve).once("error", () => resolve())
  process.stdin.resume()
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => resolve())
})

// The reader of the output may already be gone.
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
