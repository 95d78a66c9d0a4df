/** Words shorter than this have no typos: too many others are similar. */
const shortest = 4
/** From this length on, two mistakes are forgiven. */
const long = 8

/** Whether a word is another one with a typo: a letter too many, too few, or wrong, or two that are swapped. Both in lower case. */
export function isSimilar(word: string, other: string): boolean {
  if (word.length < shortest || other.length < shortest) return false
  return distance(word, other) <= (word.length < long ? 1 : 2)
}

/** The optimal string alignment distance. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      next[at] = Math.min(
        ...[(last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1)],
        isSwapped ? (before[at - 2] ?? 0) + 1 : row + at,
      )
    }
    before = last
    last = next
  }
  return last[other.length] ?? 0
}
