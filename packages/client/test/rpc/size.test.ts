import { fileURLToPath } from "node:url"
import { gzipSync } from "node:zlib"
import { buildSync } from "esbuild"
import { expect, test } from "vitest"

/** A minified bundle of a module that imports the package, and its size after `gzip -9`. */
function bundle(source: string) {
  const [{ text } = { text: "" }] = buildSync({
    stdin: { contents: source, resolveDir: fileURLToPath(new URL("../../src/rpc", import.meta.url)), loader: "ts" },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
  }).outputFiles
  return { text, bytes: gzipSync(text, { level: 9 }).length }
}

const call = `
  import { createRpcCore, positional } from "./index.ts"
  const core = createRpcCore({ baseUrl: "https://node.example" }, { dialect: positional })
  export const chainId = () => core.call({ method: "eth_chainId", path: "/ext/bc/C/rpc", positions: [] })
`
const subscription = `
  import { createSubscription, followHeads, followLogs } from "./index.ts"
  const subscribing = { path: "/ext/bc/C/ws", notification: "eth_subscription", probe: "eth_blockNumber", parameter: "subject", follow: { newHeads: followHeads, logs: followLogs } }
  export const heads = () => createSubscription(core, { method: "eth_subscribe", path: "/ext/bc/C/rpc", positions: ["subject"] }, subscribing, { subject: "newHeads" })
`

test("who calls and does not subscribe has nothing of subscriptions, which add at most 3.4 KB", () => {
  const called = bundle(call)
  const both = bundle(call + subscription)
  expect(called.text).not.toContain("WebSocket")
  expect(both.text).toContain("WebSocket")
  expect(both.bytes - called.bytes).toBeLessThanOrEqual(3_400)
})
