import fc from "fast-check"

/** A key in a request. */
export interface SentKey {
  readonly header: "x-data-api-key" | "x-glacier-api-key"
  readonly text: string
}

/** Invalid keys that a header can hold. */
const hostile = ["x", "serac_", "null", "__proto__", "a, b", "\u00ff", "x".repeat(5_000), "' OR 1=1 --"]

/** Mostly no key, otherwise known keys, known keys with a typing error, and invalid keys. */
export function someKey(keys: readonly string[]): fc.Arbitrary<SentKey | undefined> {
  const known = fc.constantFrom(...keys)
  const text = fc.oneof(
    { weight: 6, arbitrary: known },
    { weight: 1, arbitrary: known.map((key) => `${key.slice(0, -1)}${key.endsWith("a") ? "b" : "a"}`) },
    { weight: 1, arbitrary: fc.constantFrom(...hostile) },
  )
  const key = fc.record<SentKey>({ header: fc.constantFrom("x-data-api-key", "x-glacier-api-key"), text })
  return fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: key })
}
