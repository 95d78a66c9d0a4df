import { afterEach, expect, test } from "vitest"
import { closeServers, serve } from "../../../test/metadata/servers.ts"
import { allowedHosts } from "./allowed-hosts.ts"
import { type ConnectorOptions, guardedConnector } from "./connector.ts"

afterEach(closeServers)

const connect = (port: number, hostname: string, own: Partial<ConnectorOptions>) => {
  const connector = guardedConnector({
    isAllowed: allowedHosts([]),
    isPublic: () => false,
    resolve: async () => ["127.0.0.1"],
    timeout: 1000,
    ...own,
  })
  return new Promise<string>((resolve) =>
    connector({ hostname, host: `${hostname}:${port}`, protocol: "http:", port: String(port) }, (error, socket) => {
      resolve(error ? ((error as NodeJS.ErrnoException).code ?? error.message) : `to ${socket?.remoteAddress}`)
      socket?.destroy()
    }),
  )
}

test("a name is resolved once, and the connection goes to the address that was checked", async () => {
  const { port, connections } = await serve(() => {})
  const answers = [["127.0.0.1"], ["10.0.0.1"]]
  const checked: string[] = []
  const options: Partial<ConnectorOptions> = {
    resolve: async () => answers.shift() ?? [],
    isPublic: (address) => {
      checked.push(address)
      return address === "127.0.0.1"
    },
  }
  expect(await connect(port, "rebind.io", options)).toBe("to 127.0.0.1")
  expect(await connect(port, "rebind.io", options)).toBe("REFUSED_ADDRESS")
  expect([connections(), new Set(checked)]).toEqual([1, new Set(["127.0.0.1", "10.0.0.1"])])
})

test("of several addresses only the public ones are tried", async () => {
  const { port } = await serve(() => {})
  const resolve = async () => ["10.0.0.1", "::1", "169.254.169.254", "127.0.0.1"]
  expect(await connect(port, "mixed.io", { resolve, isPublic: (address) => address === "127.0.0.1" })).toBe(
    "to 127.0.0.1",
  )
})

test("of the addresses of a host eight are tried", async () => {
  const { port, connections } = await serve(() => {})
  // The server does not listen at the other addresses.
  const after = (others: number) => async () => [...Array<string>(others).fill("::1"), "127.0.0.1"]
  const isPublic = () => true
  expect(await connect(port, "seven-and-one.io", { resolve: after(7), isPublic })).toBe("to 127.0.0.1")
  expect(await connect(port, "eight-and-one.io", { resolve: after(8), isPublic })).not.toMatch(/^to /)
  expect(connections()).toBe(1)
})

test("an address by itself is checked too", async () => {
  const { port, connections } = await serve(() => {})
  expect(await connect(port, "127.0.0.1", {})).toBe("REFUSED_ADDRESS")
  expect(connections()).toBe(0)
})

test("where a connection got to is looked at once more", async () => {
  const { port } = await serve(() => {})
  let checks = 0
  expect(await connect(port, "turncoat.io", { isPublic: () => checks++ === 0 })).toBe("REFUSED_ADDRESS")
  expect(checks).toBe(2)
})

test("an allowed host is resolved by the system and may be private", async () => {
  const { port } = await serve(() => {})
  const isAllowed = allowedHosts([`localhost:${port}`])
  expect(await connect(port, "localhost", { isAllowed })).toMatch(/^to (127\.0\.0\.1|::1)$/)
  expect(await connect(port + 1, "localhost", { isAllowed })).toBe("REFUSED_ADDRESS")
})

test("a name that cannot be resolved says why; what is no address is none", async () => {
  const failed = Object.assign(new Error("queryA ENOTFOUND"), { code: "ENOTFOUND" })
  expect(await connect(1, "none.io", { resolve: () => Promise.reject(failed) })).toBe("ENOTFOUND")
  const isPublic = () => true
  expect(await connect(1, "odd.io", { resolve: async () => ["localhost", "127.1", ""], isPublic })).toBe(
    "REFUSED_ADDRESS",
  )
  expect(await connect(1, "empty.io", { resolve: async () => [], isPublic })).toBe("REFUSED_ADDRESS")
})
