/*
 * The process that reads what strangers have written. It is started with nothing but this code and two pipes (see
 * process/launch.ts), and ends when they do.
 */
import { serveReader } from "./serve.ts"

// A terminal and a service manager signal whole groups of processes. This one ends after its parent, which may still stop in order.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {})

await serveReader(process.stdin, process.stdout)
process.exit()
