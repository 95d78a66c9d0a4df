import { expect, test } from "vitest"
import { isLoopback } from "./options.ts"

test.each(["127.0.0.1", "127.1.2.3", "localhost", "::1"])("%s is this machine only", (host) => {
  expect(isLoopback(host)).toBe(true)
})

test.each(["0.0.0.0", "::", "192.168.0.1", "127.0.0.1.example.com", "example.com", ""])("%s is not", (host) => {
  expect(isLoopback(host)).toBe(false)
})
