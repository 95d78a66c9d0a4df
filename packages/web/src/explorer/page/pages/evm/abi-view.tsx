import { useState } from "preact/hooks"
import { maxAbiText } from "../../abi/abi-file.ts"
import { keepAbi, ownAbis } from "../../abi/own-abis.ts"
import { DataTable } from "../../ui/table.tsx"
import { declarationOf } from "./input.tsx"

interface AbiViewProps {
  readonly chainId: string
  readonly address: string
}

/** The reader's ABI of a contract, which stays in the browser, and its functions, events and errors. */
export function AbiView({ address }: AbiViewProps) {
  const [words, say] = useState("")
  const entries = ownAbis().get(address.toLowerCase()) ?? []
  const keep = (text: string | undefined, done: (count: number) => string) => {
    try {
      say(done(keepAbi(address, text)))
    } catch (error) {
      say(`The ABI was not kept: ${error instanceof Error ? error.message : String(error)}.`)
    }
  }
  const read = async ({ currentTarget }: Event) => {
    const input = currentTarget as HTMLInputElement
    const [file] = input.files ?? []
    if (file === undefined) return
    // The size is checked before the text is read into memory.
    const text = file.size > 4 * maxAbiText ? " ".repeat(maxAbiText + 1) : await file.text()
    keep(text, (count) => `${count} functions, events and errors are known by name now.`)
    input.value = ""
  }
  return (
    <>
      <p>
        With an ABI, its transactions, events and errors are shown by name. It stays in this browser: no request
        contains it.
      </p>
      <div class="label-files">
        <label>
          <span>Read a JSON file</span>
          <input type="file" accept=".json,application/json" onChange={read} />
        </label>
        {entries.length === 0 ? null : (
          <button type="button" class="button" onClick={() => keep(undefined, () => "The ABI is removed.")}>
            Remove the ABI
          </button>
        )}
        <p role="status">{words}</p>
      </div>
      {entries.length === 0 ? null : (
        <DataTable
          caption="Functions, events and errors"
          rows={entries}
          keyOf={({ type, id }) => `${type} ${id}`}
          nothing=""
          columns={[
            {
              name: "Declaration",
              isLong: true,
              cell: (entry) => <span class="mono value">{declarationOf(entry)}</span>,
            },
            { name: "Kind", cell: ({ type }) => type },
            { name: "Selector", cell: ({ id }) => <span class="mono">{id.slice(0, 10)}</span> },
          ]}
        />
      )}
    </>
  )
}
