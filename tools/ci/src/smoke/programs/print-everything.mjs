import { doEverything } from "./everything.mjs"

console.log(JSON.stringify(await doEverything(JSON.parse(process.env.SERAC_URLS))))
