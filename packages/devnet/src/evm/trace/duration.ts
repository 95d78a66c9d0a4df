import { TracerError } from "./tracer-error.ts"

const units: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  "\u00b5s": 1e-3,
  "\u03bcs": 1e-3,
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
}
const number = String.raw`(?:\d+\.?\d*|\.\d+)`
const unit = "(ns|us|\u00b5s|\u03bcs|ms|s|m|h)"
const durationPattern = new RegExp(`^[+-]?(?:0|(?:${number}${unit})+)$`)

/** Parses a Go duration, such as `1m30s` or `300ms`. @returns milliseconds @throws TracerError with Go's text */
export function durationOf(text: string): number {
  // Rejects texts that are longer than any useful duration.
  if (text.length > 64 || !durationPattern.test(text))
    throw new TracerError(`time: invalid duration ${JSON.stringify(text)}`)
  const parts = [...text.matchAll(new RegExp(`(${number})${unit}`, "g"))]
  const sum = parts.reduce((total, [, count, name]) => total + Number(count) * (units[name as string] as number), 0)
  return text.startsWith("-") ? -sum : sum
}
