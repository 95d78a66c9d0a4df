import { useSignal } from "@preact/signals"
import { CodeBlock } from "../../ui/index.ts"
import type { NamedExample } from "../model/details.ts"
import { longestShownJson } from "../try/exact-json.ts"

/** The named examples of the document, one at a time. */
export function Examples({ examples, id }: { readonly examples: readonly NamedExample[]; readonly id: string }) {
  const chosen = useSignal(0)
  const example = examples[chosen.value]
  if (example === undefined) return null
  const text = JSON.stringify(example.value, null, 2) ?? "null"
  return (
    <div class="examples">
      <p class="facts">
        {examples.length === 1 ? (
          `Example${example.summary === "" ? "" : `: ${example.summary}`}`
        ) : (
          <label for={id}>
            {"Example "}
            <select
              id={id}
              class="input"
              onChange={({ currentTarget }) => {
                chosen.value = currentTarget.selectedIndex
              }}
            >
              {examples.map(({ name, summary }, index) => (
                <option selected={index === chosen.value}>{summary || name}</option>
              ))}
            </select>
          </label>
        )}
      </p>
      <CodeBlock text={text.slice(0, longestShownJson)} language="json" label="Example" copy={text} />
    </div>
  )
}
