import { signal } from "@preact/signals"
import type { AbiEntry } from "./abi-entry.ts"
import { abiOfFile } from "./abi-file.ts"

const abisStorageKey = "serac-abis"
const maxAbis = 100

let isRead = false
const kept = signal<ReadonlyMap<string, readonly AbiEntry[]>>(new Map())

/** The ABIs that the reader gave to contracts, by address in lower case. They stay in this browser: no request contains one. */
export function ownAbis(): ReadonlyMap<string, readonly AbiEntry[]> {
  if (!isRead) {
    isRead = true
    kept.value = storedAbis()
  }
  return kept.value
}

/**
 * Keeps the ABI of a contract, or removes it if there is no text.
 *
 * @returns how many functions, events and errors it has.
 * @throws Error if the text is no ABI, there are too many, or the browser does not keep them.
 */
export function keepAbi(address: string, text: string | undefined): number {
  const all = new Map(ownAbis())
  const entries = text === undefined ? [] : abiOfFile(text)
  if (entries.length === 0) all.delete(address.toLowerCase())
  else all.set(address.toLowerCase(), entries)
  if (all.size > maxAbis) throw new Error(`this browser keeps at most ${maxAbis} ABIs; remove some first`)
  try {
    localStorage.setItem(abisStorageKey, JSON.stringify([...all]))
  } catch {
    throw new Error("this browser does not let the page keep it, or has no room for it")
  }
  kept.value = all
  return entries.length
}

function storedAbis(): ReadonlyMap<string, readonly AbiEntry[]> {
  try {
    const stored = JSON.parse(localStorage.getItem(abisStorageKey) ?? "[]") as readonly [string, unknown][]
    // Read as a file again: another program may have stored something else.
    return new Map(stored.slice(0, maxAbis).map(([address, abi]) => [address, abiOfFile(JSON.stringify(abi))]))
  } catch {
    return new Map()
  }
}
