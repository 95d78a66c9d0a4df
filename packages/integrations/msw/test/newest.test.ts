import { setupServer } from "msw/node"
import { suite } from "./suite.ts"

const server = setupServer()
suite({
  listen: () => server.listen({ onUnhandledFrame: "error" }),
  close: () => server.close(),
  resetHandlers: () => server.resetHandlers(),
  use: (...handlers) => server.use(...handlers),
})
