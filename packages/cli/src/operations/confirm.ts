import { createInterface } from "node:readline/promises"
import { ConfigError } from "../config/config-error.ts"

/** Options for confirming a deletion. */
export interface Confirmation {
  /** `--yes`: no confirmation. */
  readonly yes?: boolean
}

/** Asks a yes-or-no question on the terminal; only `y` and `yes` confirm. Throws ConfigError if there is no terminal and no `--yes`. */
export async function confirm(
  question: string,
  { yes = false }: Confirmation,
  { input, output }: { readonly input: NodeJS.ReadStream; readonly output: NodeJS.WriteStream } = {
    input: process.stdin,
    output: process.stderr,
  },
): Promise<boolean> {
  if (yes) return true
  if (!input.isTTY || !output.isTTY) throw new ConfigError([`${question} Without a terminal, use --yes.`], true)
  const terminal = createInterface({ input, output })
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim())
  } finally {
    terminal.close()
  }
}
