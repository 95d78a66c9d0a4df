import { Random } from "../simulation/random.ts"
import { SimulatedEndpoint } from "../simulation-primary/node/endpoint.ts"
import { World } from "../simulation-primary/world/world.ts"
import type { NetworkShape } from "./network-shape.ts"
import { runNode, serveEndpoint } from "./served-node.ts"

// The node of the primary network whose indexer is killed, as a process of its own.
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
runNode({
  url: await serveEndpoint(endpoint, { "/genesis.json": world.beginning.text }),
  grow: (blocks) => {
    moment = Math.min(length, moment + blocks)
  },
  height: () => moment,
})
