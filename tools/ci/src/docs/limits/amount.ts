import type { Unit } from "./constant.ts"

/** A number in the unit that people use: `256 KiB`, `10 s`, `24 h`, `1,024`. */
export function amount(value: number, unit: Unit): string {
  if (unit === "bytes")
    return inLargestUnit(value, [
      [2 ** 40, "TiB"],
      [2 ** 30, "GiB"],
      [2 ** 20, "MiB"],
      [1024, "KiB"],
      [1, "bytes"],
    ])
  if (unit === "ms" && value % 1000 !== 0) return `${grouped(value)} ms`
  const seconds = unit === "ms" ? value / 1000 : value
  if (unit === "") return grouped(value)
  return inLargestUnit(seconds, [
    ...(seconds > 86_400 ? ([[86_400, "d"]] as const) : []),
    [3_600, "h"],
    [60, "min"],
    [1, "s"],
  ])
}

/** In the largest of some units of which the value is a whole number that is not 0; else in the smallest. */
function inLargestUnit(value: number, units: readonly (readonly [size: number, name: string])[]): string {
  const [size, name] = units.find(([unit]) => value !== 0 && value % unit === 0) ?? [1, units.at(-1)?.[1]]
  return `${grouped(value / size)} ${name}`
}

const grouped = (value: number): string => value.toLocaleString("en-US")
