import { hole } from "./hole.ts"

/** The block members at the beginning of an item's JSON. `#` is a value, as in all templates. */
export const placeTemplate = '{"blockNumber":"#","blockTimestamp":#[,"blockTimestampMilliseconds":#],"blockHash":"0x#"'

/** The sender and the recipient, each with a hole for its metadata. */
export const parties = `"from":{"address":"#"${hole.party}},"to":{"address":"#"${hole.party}}`
