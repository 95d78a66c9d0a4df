import { resolve } from "node:path"

/** The folder of the repository. */
export const repository: string = resolve(import.meta.dirname, "../../../..")
