import { readFile } from "node:fs/promises"
import { writeWhole } from "./directory/write-whole.ts"

const errorCode = (error: unknown) => (error as NodeJS.ErrnoException).code

/** Reads the file of an option; `undefined` if it does not exist. @throws {Error} naming the option and the file */
export async function readOptionFile(option: string, path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8")
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined
    throw new Error(`${option} ${path}: it cannot be read (${errorCode(error)})`, { cause: error })
  }
}

/**
 * Writes the file of an option atomically: if the disk is full or the process ends, the previous file stays.
 *
 * @throws {Error} naming the option and the file
 */
export function writeOptionFile(option: string, path: string, text: string): void {
  try {
    writeWhole(path, text, { mode: 0o666, flush: true })
  } catch (error) {
    throw new Error(`${option} ${path}: it cannot be written (${errorCode(error)})`, { cause: error })
  }
}
