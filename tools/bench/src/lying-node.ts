import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { startBigChain } from "@serac/kits/demo-chain"
import type { BenchShape } from "./bench-chain.ts"

/** Of the requests about blocks, one in this many is cut off, and another one is answered falsely. */
const dropped = 10
const falsified = 7

/*
 * A node of the benchmark's chain that fails and lies, in a process of its own. Prints its URL as a line of JSON.
 */
const liarChain = await startBigChain(JSON.parse(process.argv[2] ?? "") as BenchShape)
let liarRequests = 0
const liarServer = createServer(async (request, response) => {
  liarRequests += 1
  if (liarRequests % dropped === 0) {
    request.socket.destroy()
    return
  }
  const isFalse = liarRequests % falsified === 0
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const answer = await fetch(liarChain.rpcUrl, {
    method: "POST",
    body: Buffer.concat(chunks),
    headers: { "content-type": "application/json" },
  })
  const text = await answer.text()
  response.writeHead(answer.status, { "content-type": "application/json" })
  response.end(isFalse ? text.replace(/"cumulativeGasUsed":"0x./g, '"cumulativeGasUsed":"0xf') : text)
})
liarServer.listen(0, "127.0.0.1", () => {
  const { port } = liarServer.address() as AddressInfo
  console.log(JSON.stringify({ rpcUrl: `http://127.0.0.1:${port}` }))
})
process.stdin.on("end", () => process.exit()).resume()
