/** The behaviour that a request selects in its `Prefer` header. */
export interface Preferences {
  /** An HTTP status, 200 to 599. */
  readonly status?: number
  /** A JSON-RPC error code: any integer that is not an HTTP status. */
  readonly errorCode?: number
  /** The name of a result example or of an error example. */
  readonly example?: string
  /** Whether the result is generated from its schema instead of taken from an example. */
  readonly dynamic?: boolean
  /** The fault to simulate in the answers of a batch. */
  readonly batch?: BatchFault
}

/** `shuffle`: the order is changed; `drop`: the last answer is missing; `duplicate`: the last answer is repeated. */
export type BatchFault = "shuffle" | "drop" | "duplicate"

/** Thrown when a known preference has an unsupported value. */
export class PreferenceError extends Error {
  override readonly name = "PreferenceError"
}

/**
 * Parses a `Prefer` header (RFC 7240): words separated by commas, semicolons or spaces. If a word occurs twice, the first
 * occurrence is used; unknown words are ignored.
 */
export function preferencesOf(header: string | undefined): Preferences {
  const words = new Map<string, string>()
  for (const [, name = "", quoted, plain] of (header ?? "").matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|([^\s,;]+))/g)) {
    const word = name.toLowerCase()
    if (!words.has(word)) words.set(word, quoted ?? plain ?? "")
  }
  const example = words.get("example")
  return {
    ...preferredCode(words.get("code")),
    ...(example === undefined ? {} : { example }),
    ...choice(words, "dynamic", { true: { dynamic: true }, false: { dynamic: false } }),
    ...choice(words, "batch", {
      shuffle: { batch: "shuffle" },
      drop: { batch: "drop" },
      duplicate: { batch: "duplicate" },
    }),
  }
}

function preferredCode(text: string | undefined): Preferences {
  if (text === undefined) return {}
  if (!/^-?\d{1,15}$/.test(text)) throw new PreferenceError(`code=${text}: an HTTP status or a JSON-RPC error code`)
  const code = Number(text)
  return code >= 200 && code <= 599 ? { status: code } : { errorCode: code }
}

function choice(
  words: ReadonlyMap<string, string>,
  word: string,
  choices: Readonly<Record<string, Preferences>>,
): Preferences {
  const value = words.get(word)
  if (value === undefined) return {}
  const chosen = Object.hasOwn(choices, value) ? choices[value] : undefined
  if (chosen === undefined) throw new PreferenceError(`${word}=${value}: one of ${Object.keys(choices).join(", ")}`)
  return chosen
}
