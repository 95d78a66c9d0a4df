const { EntitySchema } = require("typeorm")

class Transfer {
  constructor(row) {
    Object.assign(this, row)
  }
}

exports.Transfer = Transfer
exports.TransferSchema = new EntitySchema({
  name: "transfer",
  target: Transfer,
  columns: {
    id: { type: String, primary: true },
    blockNumber: { type: "int", name: "block_number" },
    timestamp: { type: "timestamptz" },
    hash: { type: String },
    from: { type: String, name: "sender" },
    to: { type: String, name: "recipient" },
    value: { type: "numeric" },
  },
  indices: [{ columns: ["from"] }, { columns: ["to"] }],
})
