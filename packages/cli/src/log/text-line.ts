import { printable } from "../words.ts"

/** A JSON log line for people: the time of day, the level where it matters, the words, and the facts behind them. */
export function textLine(line: string): string {
  const { level, time, msg, err, ...facts } = JSON.parse(line) as Record<string, unknown>
  const { message } = (err ?? {}) as { message?: string }
  const words = [
    String(time).slice(11, 19),
    ...(level === "info" ? [] : [String(level)]),
    ...(msg === undefined ? [] : [String(msg)]),
    ...(message === undefined || message === msg ? [] : [`(${message})`]),
    ...Object.entries(facts).map(([name, value]) => `${name}=${quotedWhereNeeded(value)}`),
  ]
  return `${printable(words.join(" "))}\n`
}

function quotedWhereNeeded(value: unknown): string {
  return typeof value === "string" && /^[^\s"=]+$/.test(value) ? value : JSON.stringify(value)
}
