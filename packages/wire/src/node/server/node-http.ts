import { createRequire } from "node:module"

/**
 * Node's HTTP. As a module it would take three times as long to load: an import reads all that it exports, and its `WebSocket` loads the
 * process's fetch.
 */
export const nodeHttp: typeof import("node:http") = createRequire(import.meta.url)("node:http")
