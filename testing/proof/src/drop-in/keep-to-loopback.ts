// Preloaded into a program: it reaches this machine alone, and at its end the hosts that it asked for beside are told.
import { loopbackOnly } from "./loopback-only.ts"

const { fetch, refused: refusedUrls } = loopbackOnly(globalThis.fetch)
globalThis.fetch = fetch
process.on("exit", () => {
  for (const host of refusedUrls) console.error(`asked for ${host}`)
})
