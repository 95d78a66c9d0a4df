import { once } from "node:events"
import { type AddressInfo, createServer } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { examinePorts } from "./examine-ports.ts"

const other = createServer()
let taken: number
beforeAll(async () => {
  await once(other.listen(0, "127.0.0.1"), "listening")
  taken = (other.address() as AddressInfo).port
})
afterAll(() => new Promise((resolve) => other.close(resolve)))

const host = "127.0.0.1"
const listeners = (dataPort: number, adminHost = host) =>
  ({
    dataService: { host, port: dataPort },
    metricsService: { host, port: 0 },
    admin: { host: adminHost, port: 0 },
    gateway: { host },
  }) as Parameters<typeof examinePorts>[0]

test("a port that another program has is a problem, an address that is not this machine's too, a listener without a port is none", async () => {
  expect(await examinePorts(listeners(taken, "192.0.2.1"), undefined)).toEqual([
    {
      level: "problem",
      area: "port",
      found: `another program listens on 127.0.0.1:${taken}, where the data service should`,
      advice: "Stop it, or choose another port with --data-service-port.",
    },
    { level: "ok", area: "port", found: "the metrics service can listen on 127.0.0.1:0" },
    {
      level: "problem",
      area: "port",
      found: "this machine has no address 192.0.2.1, where the admin listener should listen",
      advice: "Choose an address of this machine, 127.0.0.1, or 0.0.0.0 for all.",
    },
  ])
})

test("a port in use is well while serac runs here", async () => {
  const [data] = await examinePorts(listeners(taken), { pid: 4711, command: "up" })
  expect(data).toEqual({
    level: "ok",
    area: "port",
    found: `127.0.0.1:${taken} is in use; serac up runs here as process 4711`,
  })
})
