import { isIP } from "node:net"
import { InvalidArgumentError, Option } from "commander"

/** `--port`, an integer from 0 to 65535. */
export function portOption(description: string): Option {
  return new Option("-p, --port <number>", description).argParser(parsePort)
}

/** `--host`; the default is reachable from this machine only. */
export function hostOption(): Option {
  return new Option("--host <address>", "address to listen on").default(
    "127.0.0.1",
    "127.0.0.1, reachable from this machine only",
  )
}

/** Parses an http or https URL. */
export function parseUrl(text: string): string {
  const { protocol } = URL.canParse(text) ? new URL(text) : { protocol: "" }
  if (protocol === "http:" || protocol === "https:") return text
  throw new InvalidArgumentError("It must be an http or https URL.")
}

/** Warns if other machines can reach the address. */
export function warnIfExposed(host: string, warn: (line: string) => void): void {
  if (!isLoopback(host)) warn(`${host} is reachable from other machines, and there is no authentication`)
}

function parsePort(text: string): number {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  throw new InvalidArgumentError("It must be an integer from 0 to 65535.")
}

/** Whether an address or name means this machine only. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."))
}
