import { getNativeBalance } from "@serac/data"
import { useState } from "preact/hooks"
import { catalogChain, chainName } from "../data/catalog.ts"
import { dataClient } from "../data/client.ts"
import { download } from "../data/download.ts"
import { useChanges } from "../data/follow.ts"
import { type Label, labelFile } from "../data/label-file.ts"
import { importLabels, keepLabel, labels } from "../data/labels.ts"
import { useData } from "../data/use-data.ts"
import { shortId } from "../format/text.ts"
import { Amount } from "../ui/amount.tsx"
import { OwnLink } from "../ui/own-link.tsx"
import { PageHead } from "../ui/page-head.tsx"
import { Panel } from "../ui/panel.tsx"
import { DataTable } from "../ui/table.tsx"

/** Entries of the watch list whose balances are requested. */
const watchedBalances = 50

/** The reader's private labels and watch list. */
export default function LabelsPage() {
  const all = [...labels.value.values()].sort((one, other) => one.text.localeCompare(other.text))
  const watched = all.filter(({ isWatched }) => isWatched)
  return (
    <>
      <PageHead kind="Kept in this browser" title="Labels and watch list">
        <p class="soft">
          No request contains a label, and nobody else sees one. Each address and node has buttons that add one.
        </p>
      </PageHead>
      <LabelFiles />
      <Panel title="Watch list">
        <DataTable
          caption="Watched addresses and nodes"
          rows={watched.map((label, at) => ({ ...label, hasBalance: at < watchedBalances }))}
          keyOf={({ id }) => id}
          nothing="Nothing is watched."
          columns={[
            { name: "Name", cell: (label) => <LabelLink label={label} /> },
            { name: "Where", cell: ({ path }) => placeOf(path) },
            {
              name: "Balance",
              isNumber: true,
              cell: ({ path, hasBalance }) => (hasBalance ? <Balance path={path} /> : "–"),
            },
          ]}
        />
      </Panel>
      <Panel title="All labels">
        <DataTable
          caption="All private labels"
          rows={all}
          keyOf={({ id }) => id}
          nothing="There are no labels."
          columns={[
            { name: "Name", cell: (label) => <LabelLink label={label} /> },
            { name: "Where", cell: ({ path }) => placeOf(path) },
            {
              name: "Remove",
              cell: (label) => (
                <button
                  type="button"
                  class="button"
                  onClick={() => keepLabel({ ...label, text: "", isWatched: false })}
                >
                  Remove<span class="hidden"> {label.text || label.id}</span>
                </button>
              ),
            },
          ]}
        />
      </Panel>
    </>
  )
}

function LabelLink({ label: { id, path, text } }: { readonly label: Label }) {
  return (
    <OwnLink to={path} title={id}>
      {text === "" ? null : <span class="own-label">{text}</span>} <span class="mono">{shortId(id)}</span>
    </OwnLink>
  )
}

function LabelFiles() {
  const [words, setWords] = useState<string | undefined>(undefined)
  const read = async ({ currentTarget }: Event) => {
    const input = currentTarget as HTMLInputElement
    const [file] = input.files ?? []
    if (file === undefined) return
    try {
      const count = importLabels(await file.text())
      setWords(count === 1 ? "One label was read." : `${count} labels were read.`)
    } catch (error) {
      setWords(`${file.name} was not read: ${error instanceof Error ? error.message : String(error)}.`)
    }
    input.value = ""
  }
  return (
    <div class="label-files">
      <button
        type="button"
        class="button"
        disabled={labels.value.size === 0}
        onClick={() => download("serac-labels.json", "application/json", labelFile(labels.value.values()))}
      >
        Export as a file
      </button>
      <label>
        <span>Import a file</span>
        <input type="file" accept=".json,application/json" onChange={read} />
      </label>
      <p role="status">{words}</p>
    </div>
  )
}

const evmPath = /^\/chains\/([^/]+)\/addresses\/(0x[0-9a-fA-F]{40})$/

/** The chain of a label's page. */
function placeOf(path: string): string {
  const [, area, id = "", list, name = ""] = path.split("/")
  if (area === "chains") return chainName(id)
  return list === "blockchains" ? chainName(name) : "Primary network"
}

/** The native balance of an address of an EVM chain of this service. */
function Balance({ path }: { readonly path: string }) {
  const [, chainId = "", address = ""] = evmPath.exec(path) ?? []
  const isServed = catalogChain(chainId) !== undefined
  const version = useChanges(isServed ? [{ chainId }] : undefined)
  const { value } = useData(
    isServed ? `watched ${path}` : undefined,
    (signal) => getNativeBalance(dataClient(), { chainId, address }, { signal }),
    version,
  )
  if (value === undefined) return <>–</>
  const { balance, decimals, symbol } = value.nativeTokenBalance
  return <Amount digits={balance} decimals={decimals} symbol={symbol} isShort />
}
