import { createHash } from "node:crypto"
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"

/** The results for one state of the sources, written as they arrive, so that an interrupted run can be continued. */
export class Journal {
  readonly #file: string
  readonly #entries: Map<string, unknown>

  /** @param state identifies the state of the workspace that the results apply to */
  constructor(root: string, state: string) {
    this.#file = join(root, "node_modules/.cache/mutate", `${state.slice(0, 16)}.jsonl`)
    mkdirSync(dirname(this.#file), { recursive: true })
    const lines = existsSync(this.#file) ? readFileSync(this.#file, "utf8").split("\n") : []
    // The last line is incomplete if the process was killed while it wrote.
    const whole = lines.slice(0, -1)
    if ((lines.at(-1) ?? "") !== "") appendFileSync(this.#file, "\n")
    this.#entries = new Map(whole.flatMap((line) => entryOf(line)))
  }

  get<T>(key: string): T | undefined {
    return this.#entries.get(key) as T | undefined
  }

  set(key: string, value: unknown): void {
    this.#entries.set(key, value)
    appendFileSync(this.#file, `${JSON.stringify([key, value])}\n`)
  }
}

/** A hash of the contents of some files. */
export function contentHash(root: string, files: readonly string[]): string {
  const hash = createHash("sha256")
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0")
  return hash.digest("hex")
}

function entryOf(line: string): readonly (readonly [string, unknown])[] {
  try {
    return [JSON.parse(line) as readonly [string, unknown]]
  } catch {
    return []
  }
}
