import { expect, test } from "vitest"
import { separateCredentials } from "./separate-credentials.ts"

const basic = (credentials: string) => ({ authorization: `Basic ${Buffer.from(credentials).toString("base64")}` })

test.each([
  ["both", "https://ann:s3cret@node.example:9650/ext/bc/C/rpc?key=1", "ann:s3cret"],
  ["a user name alone", "https://ann@node.example:9650/ext/bc/C/rpc?key=1", "ann:"],
  ["a password alone", "https://:s3cret@node.example:9650/ext/bc/C/rpc?key=1", ":s3cret"],
  ["escapes", "https://a%40n:p%3A%C3%A9@node.example:9650/ext/bc/C/rpc?key=1", "a@n:p:é"],
  ["a percent sign that begins no escape", "https://ann:100%@node.example:9650/ext/bc/C/rpc?key=1", "ann:100%"],
])("user name and password of a URL become a header of basic authentication: %s", (_, text, credentials) =>
  expect(separateCredentials(text)).toEqual({
    url: "https://node.example:9650/ext/bc/C/rpc?key=1",
    headers: basic(credentials),
  }),
)

test("a URL without user name and password stays as it is and makes no header", () =>
  expect(separateCredentials("http://127.0.0.1:9650/ext?key=1")).toEqual({
    url: "http://127.0.0.1:9650/ext?key=1",
    headers: {},
  }))

test("a text that is no URL is an error", () => expect(() => separateCredentials("node.example")).toThrow(TypeError))
