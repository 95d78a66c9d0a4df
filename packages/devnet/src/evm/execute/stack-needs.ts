/** The number of stack values that each opcode takes and pushes, in rows of 16; those of PUSH, DUP and SWAP follow from their numbers. */
const stackNeedRows: Readonly<Record<number, string>> = {
  0: "00 21 21 21 21 21 21 21 31 31 21 21 00 00 00 00",
  16: "21 21 21 21 21 11 21 21 21 11 21 21 21 21 00 00",
  32: "21 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00",
  48: "01 11 01 01 01 11 01 30 01 30 01 11 40 01 30 11",
  64: "11 01 01 01 01 01 01 01 01 11 01 00 00 00 00 00",
  80: "10 11 20 20 11 20 10 20 01 01 01 00 11 20 30 01",
  160: "20 30 40 50 60 00 00 00 00 00 00 00 00 00 00 00",
  240: "31 71 71 20 61 41 00 00 00 00 61 00 00 20 00 10",
}
const needs = Object.fromEntries(
  Object.entries(stackNeedRows).flatMap(([first, row]) =>
    row.split(" ").map((pair, place) => [Number(first) + place, [Number(pair[0]), Number(pair[1])] as const]),
  ),
)
const stackLimit = 1_024

/** How many stack values an opcode takes, and how many it pushes. */
function needsOf(opcode: number): readonly [taken: number, put: number] {
  if (opcode >= 0x60 && opcode <= 0x7f) return [0, 1]
  if (opcode >= 0x80 && opcode <= 0x8f) return [opcode - 0x7f, opcode - 0x7e]
  if (opcode >= 0x90 && opcode <= 0x9f) return [opcode - 0x8e, opcode - 0x8e]
  return needs[opcode] ?? [0, 0]
}

/** The node's error for an opcode on a stack of this size; undefined if it can run. */
export function stackError(opcode: number, size: number): string | undefined {
  const [taken, put] = needsOf(opcode)
  if (size < taken) return `stack underflow (${size} <=> ${taken})`
  const most = stackLimit + taken - put
  return size > most ? `stack limit reached ${size} (${most})` : undefined
}
