import { ageWords } from "./age-words.ts"

/** Notes on the age of a response, from its headers; none for most responses, which come directly from the service. */
export function headerNotes(headers: Headers | undefined): readonly string[] {
  const age = Number(headers?.get("age") ?? Number.NaN)
  const modified = headers?.get("last-modified")
  return [
    ...(Number.isFinite(age) && age > 0 ? [`From a cache: ${ageWords(age)}.`] : []),
    ...(modified ? [`Last modified: ${modified.slice(0, 64)}.`] : []),
  ]
}
