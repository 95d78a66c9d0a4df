/** A trait of an NFT's metadata. */
export interface Trait {
  readonly name: string
  readonly value: string
}

/** Maximum number of displayed traits. */
const maxShownTraits = 60

/** Reads the traits from untrusted metadata; an empty list if there are none that can be shown. */
export function traitsOf(attributes: string | undefined): readonly Trait[] {
  let list: unknown
  try {
    list = JSON.parse(attributes ?? "[]")
  } catch {
    return []
  }
  if (!Array.isArray(list)) return []
  return list.slice(0, maxShownTraits).flatMap((one: unknown) => {
    if (typeof one !== "object" || one === null) return []
    const { trait_type: name, value } = one as { readonly trait_type?: unknown; readonly value?: unknown }
    if (!isPlain(value)) return []
    return [{ name: isPlain(name) ? String(name) : "", value: String(value) }]
  })
}

function isPlain(value: unknown): value is string | number | boolean {
  return ["string", "number", "boolean"].includes(typeof value)
}
