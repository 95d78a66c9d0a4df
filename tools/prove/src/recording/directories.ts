import { fileURLToPath } from "node:url"

/** The EVM part of a recording that every clone has. */
export const fixtures = fileURLToPath(new URL("../../fixtures", import.meta.url))
