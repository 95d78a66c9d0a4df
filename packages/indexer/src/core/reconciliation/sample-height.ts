/** Number of blocks at the head that are compared most, since clients request them most. */
const newest = 1000

/** A random height up to the highest; half of the time one of the newest 1,000. */
export function sampleHeight(highest: number, random: () => number): number {
  const lowest = random() < 0.5 ? Math.max(0, highest - newest + 1) : 0
  return lowest + Math.floor(random() * (highest - lowest + 1))
}

/** Distinct heights up to the highest, in ascending order: all of them, or a random sample of the given size. */
export function sampleOf(highest: number, sample: number | undefined, random: () => number): Iterable<number> {
  if (sample === undefined || sample > highest) return upTo(highest)
  const chosen = new Set<number>()
  // The newest block is always in the sample: clients request it most.
  if (sample > 0) chosen.add(highest)
  while (chosen.size < sample) chosen.add(Math.floor(random() * (highest + 1)))
  return [...chosen].sort((one, other) => one - other)
}

function* upTo(highest: number): Generator<number> {
  for (let height = 0; height <= highest; height++) yield height
}
