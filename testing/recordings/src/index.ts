import { fileURLToPath } from "node:url"

const recordingFolder = (name: string) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url))

/**
 * The folder of a network that was recorded before the Helicon upgrade: `ledger/` has the blocks of each chain, `exchanges/` what nodes answered, `genesis.json` and
 * `network.json` what the network began with and what it has.
 */
export const recordedNetwork = recordingFolder("network")

/** The same of a network that lived through the Helicon upgrade. */
export const recordedHelicon = recordingFolder("network/helicon")

/** The folder of recorded HTTP exchanges with nodes: one folder a recording, with `exchanges/` in it. */
export const recordedExchanges = recordingFolder("exchanges")
