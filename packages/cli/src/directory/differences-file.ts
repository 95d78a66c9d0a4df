import { join } from "node:path"

/** Where the differences of a chain or a network are kept, each in a file of its own: each has one writer. */
export function differencesFile(dataDirectory: string, subject: string): string {
  return join(dataDirectory, "differences", `${subject}.jsonl`)
}
