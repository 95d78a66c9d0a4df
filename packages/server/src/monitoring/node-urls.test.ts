import { expect, test } from "vitest"
import { hideNodeUrls } from "./node-urls.ts"

const hide = hideNodeUrls([
  "https://user:pass%40word@node.internal:9650/ext/bc/C/rpc/short-key?token=tok&apikey=very-secret",
  "http://10.1.2.3:8545",
])

test.each([
  ["node.internal:9650: no answer: ECONNREFUSED", "node: no answer: ECONNREFUSED"],
  ["getaddrinfo ENOTFOUND node.internal", "getaddrinfo ENOTFOUND node"],
  ["HTTP 404: no route POST /ext/bc/C/rpc/short-key?token=tok", "HTTP 404: no route POST …?token=…"],
  ["the key very-secret of user has the password pass@word", "the key … of … has the password …"],
  ["10.1.2.3:8545: serves chain 8, not 7", "node: serves chain 8, not 7"],
  ["block 8545 cannot be read", "block 8545 cannot be read"],
])("%s is shown as %s", (text, shown) => {
  expect(hide(text)).toBe(shown)
})

test("words that have a short key in them stay, and so do all texts without any URL", () => {
  expect(hideNodeUrls(["http://10.1.2.3/v3/err?key=out"])("no error within the timeout, err")).toBe(
    "no error within the timeout, …",
  )
  expect(hideNodeUrls([])("127.0.0.1: no answer")).toBe("127.0.0.1: no answer")
})
