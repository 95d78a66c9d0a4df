/*
 * The process that reads documents from untrusted sources. It is started with only this code and two pipes (see
 * process/launch.ts), and ends when the pipes do.
 */
import { serveReader } from "./serve.ts"

// Terminals and service managers signal whole process groups. This process ignores the signals and ends with its parent, which may still shut down in order.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {})

await serveReader(process.stdin, process.stdout)
process.exit()
