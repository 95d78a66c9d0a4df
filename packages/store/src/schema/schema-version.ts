import { migrations } from "./migrations.ts"

/** The version of the tables that this software makes, and brings older ones to when it opens them for writing. */
export const schemaVersion: number = migrations.length
