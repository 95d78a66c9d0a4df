/** Nested plain objects. */
export type Tree = { [name: string]: unknown }

/** The value at a dotted path; undefined if there is none. */
export function valueAt(tree: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (value, name) => (typeof value === "object" && value !== null ? (value as Tree)[name] : undefined),
      tree,
    )
}

/** Sets the value at a dotted path, and creates missing objects. */
export function putAt(tree: Tree, path: string, value: unknown): void {
  const names = path.split(".")
  const last = names.pop() ?? path
  let node = tree
  for (const name of names) {
    node[name] ??= {}
    node = node[name] as Tree
  }
  node[last] = value
}
