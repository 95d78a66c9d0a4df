import { setupServer } from "msw-oldest/node"
import { vi } from "vitest"
import type { Server } from "./server.ts"
import { suite } from "./suite.ts"

vi.mock("msw", () => import("msw-oldest"))

const server = setupServer()
suite({
  listen: () => server.listen({ onUnhandledRequest: "error" }),
  close: () => server.close(),
  resetHandlers: () => server.resetHandlers(),
  use: server.use.bind(server) as unknown as Server["use"],
})
