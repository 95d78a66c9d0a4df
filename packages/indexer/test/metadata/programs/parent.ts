/*
 * A process with a metadata reader: it reads the document of the given URL, prints the result and the reader's process
 * ID, and runs until it is ended.
 */
import { startMetadataReader } from "../../../src/metadata/index.ts"

const [url = ""] = process.argv.slice(2)
const reader = startMetadataReader({
  maxBytes: 10_000,
  timeout: 60_000,
  maxRedirects: 0,
  allowedPrivateHosts: ["127.0.0.1"],
})
const signal = AbortSignal.timeout(600_000)
await reader.ready(signal)
console.log(JSON.stringify({ pid: reader.pid }))
const answer = await reader.read({ url, standard: 721, tokenId: `0x${"1".padStart(64, "0")}` }, signal)
console.log(JSON.stringify(answer))
