import type { ListenConfig } from "../config/config.ts"

/** The URL by which this machine reaches a server; an address that means "all interfaces" is no destination. */
export function serviceUrl({ host, port }: ListenConfig): string {
  if (host === "0.0.0.0") return `http://127.0.0.1:${port}`
  if (host === "::") return `http://[::1]:${port}`
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`
}
