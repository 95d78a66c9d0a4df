import { fileURLToPath } from "node:url"

/** The parts of a recording that every clone has. */
export const fixtures = fileURLToPath(new URL("../../fixtures", import.meta.url))

/** The same of a network that lived through the Helicon upgrade. */
export const heliconFixtures = fileURLToPath(new URL("../../fixtures/helicon", import.meta.url))
