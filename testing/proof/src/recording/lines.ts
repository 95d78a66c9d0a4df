import { createReadStream, existsSync } from "node:fs"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { createGunzip } from "node:zlib"

/** The lines of a `.jsonl` or `.jsonl.gz` file. */
export async function* readLines<Value>(file: string): AsyncGenerator<Value> {
  const stream = createReadStream(file)
  const input = file.endsWith(".gz") ? stream.pipe(createGunzip()) : stream
  for await (const line of createInterface({ input })) if (line !== "") yield JSON.parse(line)
}

/** The file `name` with either ending, where there is one. */
export function recordedFile(directory: string, name: string): string | undefined {
  return [`${name}.jsonl.gz`, `${name}.jsonl`].map((file) => join(directory, file)).find((file) => existsSync(file))
}
