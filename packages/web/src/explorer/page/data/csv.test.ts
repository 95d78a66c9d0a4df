import { expect, test } from "vitest"
import { csvOf } from "./csv.ts"

test("rows end with CRLF, and quotes, commas and line ends are quoted", () => {
  expect(
    csvOf([
      ["a", 'say "b"'],
      ["1,5", "two\nlines"],
    ]),
  ).toBe('a,"say ""b"""\r\n"1,5","two\nlines"\r\n')
})

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", '=HYPERLINK("http://x")'])(
  "a spreadsheet does not execute %j",
  (text) => expect(csvOf([[text]]).replace(/^"/, "")).toMatch(/^'/),
)
