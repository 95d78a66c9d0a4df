import { formatHex, parseHex } from "@serac/chain"
import { isStoredFork, type StoredFork } from "../fork/fork-facts.ts"
import type { LogEntry } from "./log-entry.ts"

/** The initial parameters of a devnet, from which its log can be replayed. */
export interface StateHead {
  readonly format: "serac devnet"
  readonly version: 1
  readonly seed: string
  /** Start of the network in milliseconds since 1970. */
  readonly start: number
  readonly validators: number
  /** The genesis file, if it does not derive from seed and time. */
  readonly genesis?: string | undefined
  /** Activation time of Helicon in seconds since 1970. */
  readonly helicon?: number | undefined
  /** The upgrade file, if there was one. */
  readonly upgrades?: string | undefined
  /** The living chain of which one chain is a fork, with the values that were read from it. */
  readonly fork?: StoredFork | undefined
  /** The clock's time when the state was written, in milliseconds since 1970. */
  readonly time: number
  /** Number of lines that follow. */
  readonly entries: number
}

/** A devnet's state: its initial parameters and all its changes. */
export interface DevnetState {
  readonly head: StateHead
  readonly entries: readonly LogEntry[]
}

/** Thrown for a text that is not a devnet state. */
export class StateError extends Error {
  override readonly name = "StateError"
}

/** Formats a state as text: the head, and one line of JSON for each entry. */
export function formatState({ head, entries }: DevnetState): string {
  const lines = entries.map((entry) =>
    "block" in entry ? { ...entry, block: formatHex(entry.block, "hexnc") } : entry,
  )
  return `${[head, ...lines].map((line) => JSON.stringify(line)).join("\n")}\n`
}

/**
 * Parses a state.
 *
 * @throws {StateError} naming the line.
 */
export function parseState(text: string): DevnetState {
  const [first = "", ...lines] = text.trimEnd().split("\n")
  const head = parseLine(first, 1) as unknown as StateHead
  if (head.format !== "serac devnet" || head.version !== 1)
    throw new StateError("line 1: not a state of a devnet, or of another version of it")
  const { seed, start, validators, genesis, helicon, upgrades, fork, time, entries: count } = head
  if (typeof seed !== "string" || ![start, validators, time, count].every(Number.isSafeInteger))
    throw new StateError("line 1: seed, start, validators, time or entries are missing")
  if (validators < 1) throw new StateError(`line 1: there is at least one validator, not ${validators}`)
  if (helicon !== undefined && !Number.isSafeInteger(helicon))
    throw new StateError(`line 1: helicon is a time in seconds, not ${helicon}`)
  if (genesis !== undefined && typeof genesis !== "string")
    throw new StateError("line 1: a genesis is the text of its file")
  if (upgrades !== undefined && typeof upgrades !== "string")
    throw new StateError("line 1: upgrades are the text of their file")
  if (fork !== undefined && !isStoredFork(fork)) throw new StateError("line 1: the fork is damaged")
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
