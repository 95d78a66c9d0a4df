import { ageWords } from "./age-words.ts"

/** What the headers of an answer say of its age: nothing for most, which come straight from the service. */
export function headerNotes(headers: Headers | undefined): readonly string[] {
  const age = Number(headers?.get("age") ?? Number.NaN)
  const modified = headers?.get("last-modified")
  return [
    ...(Number.isFinite(age) && age > 0 ? [`From a cache: ${ageWords(age)}.`] : []),
    ...(modified ? [`Last modified: ${modified.slice(0, 64)}.`] : []),
  ]
}
