import type { Signal } from "@preact/signals"
import type { Operation, Reference } from "../model/reference.ts"
import { serversOf } from "../model/servers.ts"
import { originsOf, pageOrigin, type Target } from "../try/target.ts"

interface ServerFieldsProps {
  readonly reference: Reference
  readonly operation: Operation
  readonly target: Target
  readonly chosen: Signal<number>
}

/** Where calls go: this server or one of the document, and the variables of its path. */
export function ServerFields({ reference, operation, target, chosen }: ServerFieldsProps) {
  const servers = serversOf(reference, operation)
  const server = servers[chosen.value] ?? servers[0]
  const origins = [...new Set([pageOrigin(), ...originsOf(reference)])].filter((origin) => origin !== "")
  const isOfOne = servers.length < 2
  return (
    <div class="servers">
      {origins.length < 2 ? null : (
        <div class="line">
          <label for="origin">Server</label>
          <select
            id="origin"
            class="input"
            onChange={({ currentTarget }) => {
              target.origin.value = currentTarget.value
            }}
          >
            {origins.map((origin) => (
              <option value={origin} selected={origin === target.origin.value}>
                {origin === pageOrigin() ? `${origin} (this server)` : origin}
              </option>
            ))}
          </select>
        </div>
      )}
      {isOfOne ? null : (
        <div class="line">
          <label for="server">Endpoint</label>
          <select
            id="server"
            class="input"
            onChange={({ currentTarget }) => {
              chosen.value = currentTarget.selectedIndex
              const { origin = "" } = servers[currentTarget.selectedIndex] ?? {}
              if (origin !== "") target.origin.value = origin
            }}
          >
            {servers.map(({ origin, path, description }, index) => (
              <option selected={index === chosen.value}>{description || `${origin}${path}`}</option>
            ))}
          </select>
        </div>
      )}
      {server?.variables.map(({ name, default: otherwise, description, values }) => (
        <div class="line">
          <label for={`variable-${name}`} title={description}>
            {name}
          </label>
          <input
            id={`variable-${name}`}
            class="input mono"
            placeholder={otherwise}
            list={values.length === 0 ? undefined : `values-${name}`}
            value={target.variables.value[name] ?? ""}
            onInput={({ currentTarget }) => {
              const { [name]: _, ...others } = target.variables.value
              const { value } = currentTarget
              target.variables.value = value === "" ? others : { ...others, [name]: value }
            }}
          />
          {values.length === 0 ? null : (
            <datalist id={`values-${name}`}>
              {values.map((value) => (
                <option value={value} />
              ))}
            </datalist>
          )}
        </div>
      ))}
    </div>
  )
}
