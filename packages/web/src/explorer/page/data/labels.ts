import { signal } from "@preact/signals"
import { type Label, labelFile, labelId, labelsOf, maxLabelLength, maxLabels } from "./label-file.ts"

const labelsStorageKey = "serac-labels"

/** The private labels by ID. They stay in this browser: no request contains one. */
export const labels = signal<ReadonlyMap<string, Label>>(new Map())

/** Reads the kept labels, and follows the changes of other tabs. */
export function beginLabels(): void {
  labels.value = storedLabels()
  addEventListener("storage", ({ key }) => {
    if (key === labelsStorageKey || key === null) labels.value = storedLabels()
  })
}

/** The label of an address or a node; undefined without one. */
export function labelOf(id: string): Label | undefined {
  return labels.value.size === 0 ? undefined : labels.value.get(labelId(id))
}

/**
 * Keeps a label, or removes it if it has no text and is not watched.
 *
 * @throws Error if there are too many, or the browser does not keep them.
 */
export function keepLabel(label: Label): void {
  const id = labelId(label.id)
  const kept = new Map(labels.value)
  const text = label.text.trim().slice(0, maxLabelLength)
  if (text === "" && !label.isWatched) kept.delete(id)
  else kept.set(id, { ...label, id, text })
  storeLabels(kept)
}

/**
 * Adds the labels of an exported file; one of the file replaces the one of the same ID.
 *
 * @returns how many it has.
 * @throws Error if the file is not one, or the labels cannot be kept; none is added then.
 */
export function importLabels(file: string): number {
  const added = labelsOf(file)
  storeLabels(new Map([...labels.value, ...added.map((label) => [label.id, label] as const)]))
  return added.length
}

function storeLabels(kept: ReadonlyMap<string, Label>): void {
  if (kept.size > maxLabels) throw new Error(`this browser keeps at most ${maxLabels} labels; remove some first`)
  try {
    localStorage.setItem(labelsStorageKey, labelFile(kept.values()))
  } catch {
    throw new Error("this browser does not let the page keep anything")
  }
  labels.value = kept
}

function storedLabels(): ReadonlyMap<string, Label> {
  try {
    const text = localStorage.getItem(labelsStorageKey)
    return new Map((text === null ? [] : labelsOf(text)).map((label) => [label.id, label]))
  } catch {
    // Without permission, or with what another program stored, there are none.
    return new Map()
  }
}
