import { once } from "node:events"
import { createServer } from "node:net"

/** The ports that guides name. */
const shownPorts = [4010, 4011, 4012, 4013, 4014, 4015, 8080, 8081, 8443, 9091, 9650, 3000]

/** The ports of a run by those in a guide: a run uses free ones, so that it disturbs nothing on the machine. */
export type OwnPorts = ReadonlyMap<number, number>

/** Finds a free port for each that guides name. */
export async function findOwnPorts(): Promise<OwnPorts> {
  const servers = shownPorts.map(() => createServer().listen(0, "127.0.0.1"))
  await Promise.all(servers.map((server) => once(server, "listening")))
  const ports = servers.map((server) => (server.address() as { readonly port: number }).port)
  await Promise.all(servers.map((server) => once(server.close(), "close")))
  return new Map(shownPorts.map((shown, index) => [shown, ports[index] ?? 0]))
}

/** Where a number is a port: after a host of this machine, and as the value of a flag, a member of a configuration or an argument. */
const portPlace = /(?<=\b(?:127\.0\.0\.1|localhost):|--port[ =]|"port": |\.listen\()\d+\b(?!\.\d)/g

/** A text of a guide with the ports of a run. */
export const withOwnPorts = (text: string, ports: OwnPorts): string =>
  text.replaceAll(portPlace, (port) => `${ports.get(Number(port)) ?? port}`)

/** The default ports of commands, which have no environment variable. */
const defaultPorts = { devnet: 9650, mock: 4010 } as const

/**
 * The line that starts a server, as one that `exec` takes: `npx` is left out, so that a signal reaches the server, and a command whose port
 * only a flag sets gets the port of the run.
 *
 * @param exists whether there is a file, by its path in the folder of the guide
 */
export function serverLine(line: string, ports: OwnPorts, exists: (path: string) => boolean): string {
  const [, name = "", rest = ""] = /^npx (\S+) ?(.*)$/.exec(line) ?? []
  if (name === "") return line
  const bin = `node_modules/.bin/${name}`
  if (!exists(bin)) throw new Error(`${line}: ${name} is not installed`)
  const [command = ""] = rest.split(" ")
  const port = defaultPorts[command as keyof typeof defaultPorts]
  const flag = port === undefined || / --port /.test(rest) ? "" : ` --port ${ports.get(port)}`
  return `${bin} ${rest}${flag}`
}
