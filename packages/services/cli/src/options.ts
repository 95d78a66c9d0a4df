import { isIP } from "node:net"
import { apis } from "@serac/mock"
import { Argument, InvalidArgumentError, Option } from "commander"

/** The name of an API, one of six. */
export function apiArgument(usage: "<api>" | "[api]", description: string): Argument {
  return new Argument(usage, description).choices(apis)
}

/** `--port`, an integer from 0 to 65535. */
export function portOption(description: string): Option {
  return new Option("-p, --port <number>", description).argParser(parsePort)
}

/** `--host`, this machine only unless it is given. */
export function hostOption(): Option {
  return new Option("--host <address>", "the address to listen on").default("127.0.0.1", "127.0.0.1, this machine only")
}

/** Reads an http or https URL. */
export function parseUrl(text: string): string {
  const { protocol } = URL.canParse(text) ? new URL(text) : { protocol: "" }
  if (protocol === "http:" || protocol === "https:") return text
  throw new InvalidArgumentError("It is not an http or https URL.")
}

/** Says so when other machines can reach what is about to listen. */
export function warnIfExposed(host: string, warn: (line: string) => void): void {
  if (!isLoopback(host)) warn(`${host} can be reached by other machines, and nothing here asks who is calling`)
}

function parsePort(text: string): number {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  throw new InvalidArgumentError("It is not an integer from 0 to 65535.")
}

/** Whether an address or a name means this machine alone. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."))
}
