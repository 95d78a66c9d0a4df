import { expect, test } from "vitest"
import { repeatedMembers } from "./repeated-members.ts"

test.each([
  ['{"a": 1,\n  "b": {"c": 1, "c": 2}}', [{ path: "b.c", line: 2, column: 17 }]],
  ['{"a": 1, "\\u0061": 2}', [{ path: "a", line: 1, column: 10 }]],
  [
    '{"chains": [{"name": "x"}, {"name": "y",\n"name": "z"}],\n"chains": []}',
    [
      { path: "chains[1].name", line: 2, column: 1 },
      { path: "chains", line: 3, column: 1 },
    ],
  ],
  ['{"a": "a", "b": ["a", "a"], "c": {"a": {"a": "}{"}}, "d\\"": "\\\\"}', []],
  ['{"__proto__": 1, "constructor": 2}', []],
  ["[1, 2]", []],
  ['"text"', []],
])("in %s they are found with their places", (text, found) => {
  expect(repeatedMembers(text)).toEqual(found)
})
