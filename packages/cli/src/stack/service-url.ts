import type { ListenConfig } from "../config/config.ts"

/** The URL of a server for this machine; an address that means "all interfaces" is replaced. */
export function serviceUrl({ host, port }: ListenConfig): string {
  if (host === "0.0.0.0") return `http://127.0.0.1:${port}`
  if (host === "::") return `http://[::1]:${port}`
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`
}
