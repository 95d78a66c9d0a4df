import { hole } from "./hole.ts"

/** Where an item is: the beginning of its JSON. `#` is a value, as in all templates. */
export const placeTemplate = '{"blockNumber":"#","blockTimestamp":#[,"blockTimestampMilliseconds":#],"blockHash":"0x#"'

/** Who sends and who receives, each with a hole for what is known of it. */
export const parties = `"from":{"address":"#"${hole.party}},"to":{"address":"#"${hole.party}}`
