export interface BarLine {
  readonly name: string
  readonly value: number
}

/** Prints figures as ratios to the first one, which is the reference. */
export function printRatios(title: string, unit: string, lines: readonly BarLine[]): void {
  const [yardstick] = lines
  const width = Math.max(...lines.map(({ name }) => name.length))
  console.log(`\n${title}`)
  for (const { name, value } of lines) {
    const ratio = (value / (yardstick?.value ?? value)).toFixed(2)
    console.log(`  ${name.padEnd(width)}  ${ratio.padStart(7)}x  ${format(value).padStart(9)} ${unit}`)
  }
}

const format = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(1))
