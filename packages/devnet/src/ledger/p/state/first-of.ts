/** The least element of an iterable; `undefined` if it is empty. The first one wins among equals. */
export function firstBy<T>(all: Iterable<T>, compare: (one: T, other: T) => number): T | undefined {
  let first: T | undefined
  for (const one of all) if (first === undefined || compare(one, first) < 0) first = one
  return first
}
