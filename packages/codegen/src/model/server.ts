import type { Server } from "../document/openapi.ts"

/** A server's URL with the default values of its variables. */
export function filledIn(server: Server): string {
  return server.url.replace(/\{(.+?)\}/g, (whole, name) => server.variables?.[name]?.default ?? whole)
}
