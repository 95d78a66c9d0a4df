import { printable } from "../words.ts"

/** Formats a JSON log line as text: the time of day, the level if it is not `info`, the message, and its fields. */
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
