import { expect, test } from "vitest"
import { publicUrl } from "./public-url.ts"

test.each([
  ["http://127.0.0.1:8545", "http://127.0.0.1:8545"],
  ["http://127.0.0.1:9650/ext/bc/C/rpc", "http://127.0.0.1:9650/ext/bc/C/rpc"],
  [
    "http://127.0.0.1:9650/ext/bc/8zJvxBi1pFzH5pDHgdDXfSHFronAvKfv5RZmqnW3PJaUDYmgx/rpc",
    "http://127.0.0.1:9650/ext/bc/8zJvxBi1pFzH5pDHgdDXfSHFronAvKfv5RZmqnW3PJaUDYmgx/rpc",
  ],
  ["https://user:password@node.example/rpc?token=secret#more", "https://node.example/rpc"],
  ["https://node.example/v3/0123456789abcdef0123456789abcdef", "https://node.example"],
  ["https://node.example/0123456789abcdef0123456789abcdef/rpc", "https://node.example"],
  ["https://node.example/v3/short-key", "https://node.example"],
  ["https://node.example/ext/bc/C/rpc/short-key", "https://node.example"],
  ["https://node.example/short-key/ext/bc/C/rpc", "https://node.example"],
])("%s is shown as %s", (url, shown) => {
  expect(publicUrl(url)).toBe(shown)
})
