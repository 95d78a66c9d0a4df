// Loads packages by require, as CommonJS programs do: node require-packages.cjs URL NAME...
const [url, ...names] = process.argv.slice(2)
for (const name of names)
  if (Object.keys(require(name)).length === 0) throw new Error(`${name} exports nothing by require`)
const { createDataClient } = require("@serac/data")
createDataClient({ baseUrl: url })
  .getBlock({ chainId: "43114", blockId: "1" })
  .then(({ blockHash }) => console.log(JSON.stringify({ blockHash })))
