/** A method without a selector as it was stored once. Quotes of values are escaped, so that it stands nowhere else. */
const methodWithoutHash = /"method":\{"callType":"[A-Z_]+"(?!,"methodHash")/

/**
 * A fragment that an earlier version stored as JSON, as it would be stored now: every method has a `methodHash`, which is empty
 * where there is no selector.
 */
export function asStoredNow(fragment: string): string {
  return fragment.replace(methodWithoutHash, '$&,"methodHash":""')
}
