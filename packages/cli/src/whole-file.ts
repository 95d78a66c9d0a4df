import { readFile, rename, rm, writeFile } from "node:fs/promises"

const errorCode = (error: unknown) => (error as NodeJS.ErrnoException).code

/** The text of a file that an option names; `undefined` where there is none. @throws {Error} naming the option and the file */
export async function readIfThere(option: string, path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8")
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined
    throw new Error(`${option} ${path}: it cannot be read (${errorCode(error)})`, { cause: error })
  }
}

/**
 * Writes a file that an option names, whole or not at all: where the disk is full or the process ends, the one before stays.
 *
 * @throws {Error} naming the option and the file
 */
export async function writeWhole(option: string, path: string, text: string): Promise<void> {
  const beside = `${path}.${process.pid}.new`
  try {
    await writeFile(beside, text, { flush: true })
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true }).catch(() => {})
    throw new Error(`${option} ${path}: it cannot be written (${errorCode(error)})`, { cause: error })
  }
}
