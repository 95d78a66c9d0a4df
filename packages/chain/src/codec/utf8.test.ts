import { expect, test } from "vitest"
import { goString } from "../json/go-string.ts"
import { formatText } from "./utf8.ts"

test.each<[string, number[], string, string]>([
  ["plain text", [0x41, 0x56], "AV", '"AV"'],
  ["a byte order mark stays", [0xef, 0xbb, 0xbf, 0x41], "\ufeffA", '"\ufeffA"'],
  ["characters of two, three and four bytes", [0xc3, 0xa9, 0xe2, 0x98, 0x83, 0xf0, 0x9f, 0x8f, 0x94], "é☃🏔", '"é☃🏔"'],
  ["a cut character: one replacement each byte", [0x41, 0xe2, 0x98], "A\ufffd\ufffd", '"A\\ufffd\\ufffd"'],
  ["a cut character before another", [0xe2, 0x98, 0xc3, 0xa9], "\ufffd\ufffdé", '"\\ufffd\\ufffdé"'],
  ["bytes that begin nothing", [0xff, 0x80, 0x42], "\ufffd\ufffdB", '"\\ufffd\\ufffdB"'],
  ["an overlong form", [0xc0, 0xaf], "\ufffd\ufffd", '"\\ufffd\\ufffd"'],
  ["a surrogate", [0xed, 0xa0, 0x80], "\ufffd\ufffd\ufffd", '"\\ufffd\\ufffd\\ufffd"'],
  ["beyond Unicode", [0xf4, 0x90, 0x80, 0x80], "\ufffd\ufffd\ufffd\ufffd", '"\\ufffd\\ufffd\\ufffd\\ufffd"'],
  ["a replacement character that was meant", [0xef, 0xbf, 0xbd], "\ufffd", '"\ufffd"'],
  [
    "what HTML and JavaScript could take amiss",
    [0x3c, 0x26, 0x3e, 0xe2, 0x80, 0xa8],
    "<&>\u2028",
    '"\\u003c\\u0026\\u003e\\u2028"',
  ],
  ["quotes and controls", [0x22, 0x5c, 0x0a, 0x01, 0x7f], '"\\\n\u0001\u007f', '"\\"\\\\\\n\\u0001\u007f"'],
])("%s", (_, bytes, text, json) => {
  expect(formatText(Uint8Array.from(bytes))).toBe(text)
  expect(goString(Uint8Array.from(bytes))).toBe(json)
})
