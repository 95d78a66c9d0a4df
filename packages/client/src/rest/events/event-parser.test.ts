import fc from "fast-check"
import { expect, test } from "vitest"
import { EventParser } from "./event-parser.ts"

const read = (...pieces: readonly string[]) => {
  const parser = new EventParser()
  const data = pieces.flatMap((piece) => [...parser.read(piece)])
  return { data, id: parser.lastEventId, retry: parser.retry }
}

// The first four are the examples of the HTML standard, section 9.2.6.
test.each<[string, string, ReturnType<typeof read>]>([
  ["data of several lines", "data: YHOO\ndata: +2\ndata: 10\n\n", { data: ["YHOO\n+2\n10"], id: "", retry: undefined }],
  [
    "a comment, an id that is taken back, a space that is kept",
    ": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n\n",
    { data: ["first event", "second event", " third event"], id: "", retry: undefined },
  ],
  [
    "data that is empty, and an event that is not ended",
    "data\n\ndata\ndata\n\ndata:",
    { data: ["", "\n"], id: "", retry: undefined },
  ],
  [
    "a space after the colon or none",
    "data:test\n\ndata: test\n\n",
    { data: ["test", "test"], id: "", retry: undefined },
  ],
  ["an id of an event without data", "id: 7\n\n", { data: [], id: "7", retry: undefined }],
  ["an id of an event that is not ended", "id: 6\n\nid: 7\ndata: x", { data: [], id: "6", retry: undefined }],
  ["an id with a zero, which is none", "id: 6\n\nid: 7\0\ndata: x\n\n", { data: ["x"], id: "6", retry: undefined }],
  ["a time to wait", "retry: 2000\n\nretry: soon\n", { data: [], id: "", retry: 2000 }],
  ["fields that nobody knows", "event: tick\nsize: 7\ndata: {}\n\n", { data: ["{}"], id: "", retry: undefined }],
  ["data with colons", "data: a:b: c\n\n", { data: ["a:b: c"], id: "", retry: undefined }],
])("reads %s", (_, text, expected) => {
  expect(read(text)).toEqual(expected)
})

test("however lines end and wherever the stream is cut into pieces, it is the same", () => {
  const line = fc.constantFrom("data: a", "data: b:c", "id: 1", "id: 2", ": x", "", "", "retry: 5", "data")
  fc.assert(
    fc.property(
      fc.array(fc.tuple(line, fc.constantFrom("\n", "\r", "\r\n")), { maxLength: 30 }),
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 40 }),
      (lines, lengths) => {
        // An LF after a CR would be the end of the same line.
        const text = lines.map(([words, end]) => words + (words === "" && end === "\n" ? "\r\n" : end)).join("")
        const pieces: string[] = []
        for (let from = 0, at = 0; from < text.length; at += 1) {
          const length = lengths[at % lengths.length] ?? 1
          pieces.push(text.slice(from, from + length))
          from += length
        }
        expect(read(...pieces)).toEqual(read(text.replace(/\r\n|\r/g, "\n")))
      },
    ),
  )
})
