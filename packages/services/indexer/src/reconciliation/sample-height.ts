/** The newest blocks, which are asked for most and compared most. */
const newest = 1000

/** A height up to the highest, half of the time one of the newest 1,000. */
export function sampleHeight(highest: number, random: () => number): number {
  const lowest = random() < 0.5 ? Math.max(0, highest - newest + 1) : 0
  return lowest + Math.floor(random() * (highest - lowest + 1))
}
