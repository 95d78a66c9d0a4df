/** The edges of a graph: by a name, the names to which it leads. Names without edges need no entry. */
export type Graph = ReadonlyMap<string, readonly string[]>

/** Everything that can be reached from a name, directly or indirectly. It includes the name itself if that is part of a cycle. */
export function reachedFrom(name: string, graph: Graph): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [name]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const one of graph.get(next) ?? []) {
      if (reached.has(one)) continue
      reached.add(one)
      waiting.push(one)
    }
  }
  return reached
}

/** The cycles of a graph: each maximal set of names that all lead to each other, sorted. */
export function circlesOf(graph: Graph): readonly (readonly string[])[] {
  const placed = new Set<string>()
  const circles: string[][] = []
  for (const name of graph.keys()) {
    if (placed.has(name)) continue
    const reached = reachedFrom(name, graph)
    if (!reached.has(name)) continue
    const circle = [...reached].filter((other) => reachedFrom(other, graph).has(name)).sort()
    for (const one of circle) placed.add(one)
    circles.push(circle)
  }
  return circles
}
