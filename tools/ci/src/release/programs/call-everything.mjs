import { callEverything } from "./calls.mjs"

console.log(JSON.stringify(await callEverything(JSON.parse(process.argv[2]))))
