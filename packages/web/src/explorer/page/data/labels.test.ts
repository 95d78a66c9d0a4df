import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { labelFile } from "./label-file.ts"
import { beginLabels, importLabels, keepLabel, labelOf, labels } from "./labels.ts"

const address = "0x00000000000000000000000000000000000000Aa"
const ice = { id: address, path: `/chains/7/addresses/${address}`, text: "Ice", isWatched: false }
const kept = { ...ice, id: address.toLowerCase() }

/** What the browser keeps, and those who listen to changes of other tabs. */
let stored: Map<string, string>
let changed: (event: { readonly key: string | null }) => void
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal("addEventListener", (_: string, listener: typeof changed) => {
    changed = listener
  })
  labels.value = new Map()
})
afterEach(() => vi.unstubAllGlobals())

test("a label is kept under its address in any case, and without text and watch it is removed", () => {
  keepLabel({ ...ice, text: "  Ice " })
  expect([labelOf(address), labelOf(kept.id), stored.get("serac-labels")]).toEqual([kept, kept, labelFile([kept])])
  keepLabel({ ...ice, text: "", isWatched: true })
  expect(labelOf(address)).toEqual({ ...kept, text: "", isWatched: true })
  keepLabel({ ...ice, text: " " })
  expect([labelOf(address), stored.get("serac-labels")]).toEqual([undefined, labelFile([])])
})

test("kept labels are read again, by other tabs when they change, and what is no file of labels counts as none", () => {
  stored.set("serac-labels", labelFile([kept]))
  beginLabels()
  expect(labelOf(address)).toEqual(kept)
  stored.set("serac-labels", labelFile([{ ...kept, text: "Firn" }]))
  changed({ key: "other" })
  expect(labelOf(address)?.text).toBe("Ice")
  changed({ key: "serac-labels" })
  expect(labelOf(address)?.text).toBe("Firn")
  stored.set("serac-labels", "<html>")
  changed({ key: null })
  expect(labels.value.size).toBe(0)
})

test("an imported file replaces the labels that it has, keeps the others, and one that is none changes nothing", () => {
  keepLabel(ice)
  const node = { id: "NodeID-1", path: "/networks/testnet/validators/NodeID-1", text: "Own node", isWatched: true }
  expect(importLabels(labelFile([{ ...kept, text: "Firn" }, node]))).toBe(2)
  expect([...labels.value.values()]).toEqual([{ ...kept, text: "Firn" }, node])
  expect(() => importLabels("{}")).toThrow("kind must be")
  expect(labels.value.size).toBe(2)
})

test("what the browser does not keep is not shown as kept, nor is more than a thousand", () => {
  vi.stubGlobal("localStorage", {
    setItem: () => {
      throw new Error("QuotaExceededError")
    },
  })
  expect(() => keepLabel(ice)).toThrow("does not let the page keep anything")
  expect(labels.value.size).toBe(0)
  labels.value = new Map(Array.from({ length: 1_000 }, (_, at) => [`${at}`, { ...ice, id: `${at}` }]))
  expect(() => keepLabel(ice)).toThrow("at most 1000 labels")
})
