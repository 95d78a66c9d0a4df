import type { RequestHandler } from "msw"

/** What both major versions of msw give. */
export interface Server {
  listen(): void
  close(): void
  use(...handlers: RequestHandler[]): void
  resetHandlers(): void
}
