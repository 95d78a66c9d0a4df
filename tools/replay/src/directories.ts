import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"

/** The curated part of the recording that every clone has. */
export const fixtures = fileURLToPath(new URL("../fixtures", import.meta.url))

/** The whole recording, beside the project where there is one. */
const whole = fileURLToPath(new URL("../../../../shared/recordings", import.meta.url))

/** What to replay when nobody says: the whole recording where it is at hand, else the curated part. */
export const defaultDirectory = (): string => (existsSync(whole) ? whole : fixtures)
