/** Text that both engines can store: PostgreSQL has no NUL, SQLite's functions end at NUL, and neither stores a lone surrogate. */
export function storable(text: string): string
export function storable(text: string | undefined): string | null
export function storable(text: string | undefined): string | null {
  return text === undefined ? null : text.replaceAll("\0", "").replace(/\p{Surrogate}/gu, "\ufffd")
}
