import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { createInterface } from "node:readline"
import { Random } from "../simulation/random.ts"
import { SimulatedEndpoint } from "../simulation-primary/node/endpoint.ts"
import { World } from "../simulation-primary/world/world.ts"
import type { NetworkShape } from "./network-shape.ts"

// The node of a primary network that is indexed while its indexer is killed, as a process of its own. It prints its URL, reads
// lines (a number: grow by so many blocks within half a second; nothing: grow no more, and print how many blocks there
// are), and ends with its standard input.
const { networkID, seed, length, first: firstHeight } = JSON.parse(process.argv[2] ?? "") as NetworkShape
const random = new Random(`killed network ${seed}`)
const world = new World(random.branch("world"), { networkID, length })
let moment = firstHeight
const endpoint = new SimulatedEndpoint({
  url: "http://killed.test",
  world,
  foreign: world,
  random: random.branch("endpoint"),
  moment: () => moment,
})
const server = createServer(async (request, response) => {
  const path = request.url ?? "/"
  if (path === "/genesis.json") return response.end(world.beginning.text)
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const reply = endpoint.reply(path, Buffer.concat(chunks).toString(), Date.now())
  if (reply.kind !== "answer") return response.destroy()
  return response.writeHead(reply.status, { "content-type": "application/json" }).end(reply.text)
})
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))

let due = 0
let each = 0
const grow = (blocks: number) => {
  moment = Math.min(length, moment + blocks)
}
setInterval(() => {
  const now = Math.min(due, each)
  due -= now
  grow(now)
}, 50)
const input = createInterface({ input: process.stdin })
input.on("line", (line) => {
  due += Number(line)
  each = Math.ceil(due / 10)
  if (line !== "") return
  grow(due)
  due = 0
  console.log(moment)
})
input.once("close", () => process.exit())
