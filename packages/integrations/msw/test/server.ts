import type { RequestHandler } from "msw"

/** The interface common to both major versions of msw. */
export interface Server {
  listen(): void
  close(): void
  use(...handlers: RequestHandler[]): void
  resetHandlers(): void
}
