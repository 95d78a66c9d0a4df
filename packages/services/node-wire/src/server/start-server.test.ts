import { expect, test } from "vitest"
import { urlOf } from "./start-server.ts"

test.each([
  ["127.0.0.1", "http://127.0.0.1:80"],
  ["0.0.0.0", "http://127.0.0.1:80"],
  ["::", "http://[::1]:80"],
  ["::1", "http://[::1]:80"],
  ["localhost", "http://localhost:80"],
])("%s is reached at %s", (host, url) => {
  expect(urlOf(host, 80)).toBe(url)
})
