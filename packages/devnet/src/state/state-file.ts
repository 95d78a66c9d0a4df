import { formatHex, parseHex } from "@serac/chain"
import type { LogEntry } from "./log-entry.ts"

/** What a devnet begins with, so that its log can be played again. */
export interface StateHead {
  readonly format: "serac devnet"
  readonly version: 1
  readonly seed: string
  /** When the network began, in milliseconds since 1970. */
  readonly start: number
  readonly validators: number
  /** The genesis file, where it does not follow from seed and time. */
  readonly genesis?: string | undefined
  /** Seconds since 1970. */
  readonly helicon?: number | undefined
  /** The upgrade file, where it was given one. */
  readonly upgrades?: string | undefined
  /** What the clock showed when the state was written. */
  readonly time: number
  /** How many lines follow. */
  readonly entries: number
}

/** A devnet's state: what it began with and all that changed it. */
export interface DevnetState {
  readonly head: StateHead
  readonly entries: readonly LogEntry[]
}

/** Thrown for a text that is no state of a devnet. */
export class StateError extends Error {
  override readonly name = "StateError"
}

/** A state as text: the head, and a line of JSON an entry. */
export function formatState({ head, entries }: DevnetState): string {
  const lines = entries.map((entry) =>
    "block" in entry ? { ...entry, block: formatHex(entry.block, "hexnc") } : entry,
  )
  return `${[head, ...lines].map((line) => JSON.stringify(line)).join("\n")}\n`
}

/**
 * Reads a state.
 *
 * @throws {StateError} naming the line.
 */
export function parseState(text: string): DevnetState {
  const [first = "", ...lines] = text.trimEnd().split("\n")
  const head = parseLine(first, 1) as unknown as StateHead
  if (head.format !== "serac devnet" || head.version !== 1)
    throw new StateError("line 1: not a state of a devnet, or of another version of it")
  const { seed, start, validators, genesis, helicon, upgrades, time, entries: count } = head
  if (typeof seed !== "string" || ![start, validators, time, count].every(Number.isSafeInteger))
    throw new StateError("line 1: seed, start, validators, time or entries are missing")
  if (validators < 1) throw new StateError(`line 1: there is at least one validator, not ${validators}`)
  if (helicon !== undefined && !Number.isSafeInteger(helicon))
    throw new StateError(`line 1: helicon is a time in seconds, not ${helicon}`)
  if (genesis !== undefined && typeof genesis !== "string")
    throw new StateError("line 1: a genesis is the text of its file")
  if (upgrades !== undefined && typeof upgrades !== "string")
    throw new StateError("line 1: upgrades are the text of their file")
  if (lines.length !== count) throw new StateError(`${count} entries should follow line 1, not ${lines.length}`)
  return { head, entries: lines.map((line, index) => logEntry(parseLine(line, index + 2), index + 2)) }
}

function logEntry(given: Readonly<Record<string, unknown>>, line: number): LogEntry {
  const { time, chain, block, method, params } = given
  if (typeof time !== "number" || typeof chain !== "string") throw new StateError(`line ${line}: no time or no chain`)
  if (typeof block === "string") {
    try {
      return { time, chain, block: parseHex(block, "hexnc") }
    } catch (error) {
      throw new StateError(`line ${line}: ${(error as Error).message}`)
    }
  }
  if (typeof method !== "string" || !Array.isArray(params)) throw new StateError(`line ${line}: no block and no method`)
  return { time, chain, method, params }
}

function parseLine(line: string, number: number): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(line)
    if (typeof value === "object" && value !== null) return value as Record<string, unknown>
  } catch {}
  throw new StateError(`line ${number}: no JSON object`)
}
