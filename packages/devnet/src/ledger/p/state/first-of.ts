/** The one that no other comes before, of any number. */
export function firstBy<T>(all: Iterable<T>, compare: (one: T, other: T) => number): T | undefined {
  let first: T | undefined
  for (const one of all) if (first === undefined || compare(one, first) < 0) first = one
  return first
}
