import { readFileSync } from "node:fs"

// Loaded before a program in each of its threads (`node --import`). The file that CHAOS_CLOCK_FILE names contains the milliseconds by which
// the wall clock is shifted, from the moment at which the file is written. Monotonic clocks are not shifted.
const clockFile = process.env.CHAOS_CLOCK_FILE
const RealDate = globalThis.Date
const clockPollMs = 20

let readAt = Number.NEGATIVE_INFINITY
let shift = 0
function shifted(): number {
  const now = performance.now()
  if (clockFile !== undefined && now - readAt > clockPollMs) {
    readAt = now
    try {
      shift = Number(readFileSync(clockFile, "utf8")) || 0
    } catch {
      shift = 0
    }
  }
  return RealDate.now() + shift
}

class ShiftedDate extends RealDate {
  constructor(...given: []) {
    if (given.length === 0) super(shifted())
    else super(...given)
  }

  static override now(): number {
    return shifted()
  }
}

globalThis.Date = ShiftedDate as DateConstructor
