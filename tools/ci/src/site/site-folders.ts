import { join } from "node:path"

/** The folder of this tool, in which VitePress finds its configuration. */
export const toolFolder: string = import.meta.dirname

/** Where the pages are written for VitePress to read. */
export const pagesFolder: string = join(toolFolder, ".cache/pages")
