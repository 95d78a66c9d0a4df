import { afterEach } from "vitest"
import { takeFound, watchOutput } from "./watch-output.ts"

// For each file of tests: a key or a password in a log or in metrics fails the test in which it is written.
watchOutput()
afterEach(() => {
  const found = takeFound()
  if (found.length > 0) throw new Error(`secrets are told: ${[...new Set(found)].join("; ")}`)
})
