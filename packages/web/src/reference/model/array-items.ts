/** The items of a list; empty for any other value. */
export function arrayItems(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
