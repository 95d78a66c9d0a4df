/** Values whose highest is more than so many times the lowest need a logarithmic axis: a bar of a hundredth is a pixel high. */
const readableRatio = 50

/** Whether values are too different for an axis that begins at zero. */
export function isLogarithmic(values: readonly (number | null)[] | undefined): boolean {
  const positive = positiveOnly(values ?? []).filter((value) => value !== null)
  return positive.length > 1 && Math.max(...positive) > readableRatio * Math.min(...positive)
}

/** Values without zeros, which have no place on a logarithmic axis. */
export function positiveOnly(values: readonly (number | null)[]): (number | null)[] {
  return values.map((value) => (value !== null && value > 0 ? value : null))
}

/** Lines of an axis that can be read. */
const maxLines = 4

/** The powers of ten of a range, at most four of them at equal steps. */
export function powersOfTen(low: number, high: number): number[] {
  const [first, last] = [Math.ceil(Math.log10(low)), Math.floor(Math.log10(high))]
  const step = Math.max(1, Math.ceil((last - first + 1) / maxLines))
  return Array.from(
    { length: Math.max(0, Math.floor((last - first) / step) + 1) },
    (_, at) => 10 ** (first + at * step),
  )
}
