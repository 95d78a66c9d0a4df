import fc from "fast-check"
import { expect, test } from "vitest"
import { type Label, labelFile, labelsOf, maxLabelLength } from "./label-file.ts"

const ice: Label = {
  id: "0x00000000000000000000000000000000000000aa",
  path: "/chains/7/addresses/0x00000000000000000000000000000000000000aa",
  text: "Ice, cold wallet",
  isWatched: true,
}

const entry = { id: ice.id, path: ice.path, label: ice.text, watched: true }
const fileOf = (...labels: readonly unknown[]) => JSON.stringify({ kind: "serac-labels", version: 1, labels })

test("a file of labels is readable, sorted, and reads as what was written", () => {
  const node: Label = { id: "NodeID-1", path: "/networks/testnet/validators/NodeID-1", text: "", isWatched: true }
  expect(labelFile([node, ice])).toBe(`{
  "kind": "serac-labels",
  "version": 1,
  "labels": [
    {
      "id": "0x00000000000000000000000000000000000000aa",
      "path": "/chains/7/addresses/0x00000000000000000000000000000000000000aa",
      "label": "Ice, cold wallet",
      "watched": true
    },
    {
      "id": "NodeID-1",
      "path": "/networks/testnet/validators/NodeID-1",
      "label": "",
      "watched": true
    }
  ]
}
`)
  expect(labelsOf(labelFile([node, ice]))).toEqual([ice, node])
})

test("every set of labels reads as it was written", () => {
  const label = fc.record({
    id: fc.stringMatching(/^[\w-]{1,60}$/).filter((id) => !/^0x/i.test(id)),
    path: fc.stringMatching(/^\/[a-z]{1,9}(\/[\w%.~-]{1,9}){0,4}$/),
    text: fc.string({ maxLength: maxLabelLength }),
    isWatched: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.uniqueArray(label, { selector: ({ id }) => id, maxLength: 20 }), (labels) => {
      const byId = new Map(labels.map((one) => [one.id, one]))
      expect(new Map(labelsOf(labelFile(labels)).map((one) => [one.id, one]))).toEqual(byId)
    }),
  )
})

test("an EVM address is one in any case", () => {
  const upper = { ...entry, id: `0x${ice.id.slice(2).toUpperCase()}` }
  expect(labelsOf(fileOf(upper))).toEqual([ice])
})

test.each([
  ["{", "the file must be JSON"],
  ["null", 'kind must be "serac-labels"'],
  ['{"kind":"serac-labels","version":2}', "version must be 1"],
  ['{"kind":"serac-labels","version":1,"labels":{}}', "labels must be an array"],
  [fileOf(...Array.from({ length: 1_001 }, () => entry)), "labels must have at most 1000 entries"],
  [fileOf(entry, null), "labels[1].id must be an address or a node ID"],
  [fileOf({ ...entry, id: "<b>" }), "labels[0].id must be an address or a node ID"],
  [fileOf({ ...entry, path: "//example.com/a" }), "labels[0].path must be a path of the explorer"],
  [fileOf({ ...entry, path: "javascript:alert(1)" }), "labels[0].path must be a path of the explorer"],
  [fileOf({ ...entry, label: "x".repeat(61) }), "labels[0].label must be a text of at most 60 characters"],
  [fileOf({ ...entry, watched: 1 }), "labels[0].watched must be true or false"],
])("a file that is none is refused with the member and its rule: %s", (file, rule) => {
  expect(() => labelsOf(file)).toThrow(new Error(rule))
})
