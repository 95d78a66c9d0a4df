import { callEverything } from "./calls.mjs"

console.log(JSON.stringify(await callEverything(JSON.parse(process.env.SERAC_URLS))))
