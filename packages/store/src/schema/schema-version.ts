import { migrations } from "./migrations.ts"

/** The version of the tables that this software creates, and to which it migrates older tables when it opens them for writing. */
export const schemaVersion: number = migrations.length
