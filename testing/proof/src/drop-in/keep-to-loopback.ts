// Preloaded into a program to restrict it to this machine; at the end it reports the other hosts that were requested.
import { loopbackOnly } from "./loopback-only.ts"

const { fetch, refused: refusedUrls } = loopbackOnly(globalThis.fetch)
globalThis.fetch = fetch
process.on("exit", () => {
  for (const host of refusedUrls) console.error(`asked for ${host}`)
})
