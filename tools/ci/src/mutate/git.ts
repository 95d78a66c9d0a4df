import { execFileSync } from "node:child_process"

/**
 * The output of a git command.
 *
 * @throws Error with git's message.
 */
export function git(root: string, ...args: readonly string[]): string {
  try {
    return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] })
  } catch (error) {
    const said = (error as { readonly stderr?: string }).stderr?.trim()
    throw new Error(`git ${args[0]}: ${said || (error as Error).message}`, { cause: error })
  }
}

/** The names in a git output with NUL terminators (`-z`). */
export const zeroSeparated = (answer: string): readonly string[] => answer.split("\0").filter((name) => name !== "")
