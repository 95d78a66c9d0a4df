import { ownOf } from "../model/lookup.ts"
import type { CallTarget, ChosenTarget } from "../try/target.ts"

interface ServerFieldsProps {
  readonly places: readonly CallTarget[]
  readonly place: CallTarget
  readonly target: ChosenTarget
}

/** The target of calls: this server or one of the document, and the variables of its path. */
export function ServerFields({ places, place, target }: ServerFieldsProps) {
  const { chosen, variables } = target
  return (
    <div class="servers">
      {places.length < 2 ? null : (
        <div class="line">
          <label for="server">Server</label>
          <select
            id="server"
            class="input"
            onChange={({ currentTarget }) => {
              chosen.value = currentTarget.value
            }}
          >
            {places.map(({ key, label }) => (
              <option value={key} selected={key === place.key}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
      {place.server.variables.map(({ name, default: otherwise, description, values }) => (
        <div class="line">
          <label for={`variable-${name}`} title={description}>
            {name}
          </label>
          <input
            id={`variable-${name}`}
            class="input mono"
            placeholder={otherwise}
            list={values.length === 0 ? undefined : `values-${name}`}
            value={ownOf(variables.value, name) ?? ""}
            onInput={({ currentTarget: { value } }) => {
              const { [name]: _, ...others } = variables.value
              variables.value = value === "" ? others : { ...others, [name]: value }
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
