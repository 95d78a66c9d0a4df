import { useMemo } from "preact/hooks"
import type { DocumentedParameter, OperationDetails } from "../model/details.ts"
import { ownOf } from "../model/lookup.ts"
import type { Reference } from "../model/reference.ts"
import { schemaNode } from "../model/schema-node.ts"
import { type CallForm, canBeTyped } from "../try/call-form.ts"
import { fieldText } from "../try/read-value.ts"

interface CallFieldsProps {
  readonly reference: Reference
  readonly details: OperationDetails
  readonly form: CallForm
}

/** The fields for the parameters of a call: required ones are visible, the others can be opened. */
export function CallFields({ reference, details, form }: CallFieldsProps) {
  const { parameters, body } = details
  // Typing does not reorder the fields; filling in a whole example may.
  const initial = useMemo(() => form.fields.peek(), [form, form.fills.value])
  const sent = parameters.filter(({ place }) => place !== "cookie")
  const isShown = ({ name, isRequired }: DocumentedParameter) => isRequired || (ownOf(initial, name) ?? "") !== ""
  const first = sent.filter(isShown)
  const others = sent.filter((parameter) => !isShown(parameter))
  const fields = (some: readonly DocumentedParameter[]) =>
    some.map((parameter) => <CallField reference={reference} parameter={parameter} form={form} />)
  if (sent.length === 0 && body === undefined) return null
  return (
    <div class="call-fields">
      {fields(first)}
      {others.length === 0 ? null : (
        <details open={first.length === 0 && others.length < 4 && body === undefined}>
          <summary>{`${others.length} optional parameter${others.length === 1 ? "" : "s"}`}</summary>
          {fields(others)}
        </details>
      )}
      {body === undefined ? null : !canBeTyped(body.contents[0]?.type ?? "") ? (
        <p class="facts">{`A body of ${body.contents[0]?.type} is not sent from here.`}</p>
      ) : (
        <div class="line">
          <label for="field-body">body</label>
          <textarea
            id="field-body"
            class="input"
            rows={Math.min(14, Math.max(4, form.body.value.split("\n").length))}
            spellcheck={false}
            value={form.body.value}
            onInput={({ currentTarget }) => {
              form.body.value = currentTarget.value
            }}
          />
        </div>
      )}
    </div>
  )
}

interface FieldProps {
  readonly reference: Reference
  readonly parameter: DocumentedParameter
  readonly form: CallForm
}

function CallField({ reference, parameter: { name, schema, example, isRequired }, form }: FieldProps) {
  const node = schemaNode(reference.lookup, schema)
  const id = `field-${name}`
  const text = ownOf(form.fields.value, name) ?? ""
  const set = (value: string) => {
    form.fields.value = { ...form.fields.value, [name]: value }
  }
  const isList = node.items !== undefined
  const choices = node.type === "boolean" ? ["true", "false"] : isList || node.isOpen ? [] : node.values
  const hint = node.default === undefined ? fieldText(example) : fieldText(node.default)
  const props = { id, class: "input mono", value: text, spellcheck: false, autocomplete: "off" } as const
  return (
    <div class="line">
      <label for={id}>
        {name}
        {isRequired ? (
          <span class="star" title="required">
            {" *"}
          </span>
        ) : null}
      </label>
      {choices.length > 0 && choices.length <= 60 ? (
        <select {...props} onChange={({ currentTarget }) => set(currentTarget.value)}>
          <option value="">{isRequired ? "" : "not sent"}</option>
          {[...choices, ...(text === "" || choices.includes(text) ? [] : [text])].map((choice) => (
            <option value={choice} selected={choice === text}>
              {choice}
            </option>
          ))}
        </select>
      ) : node.members.length > 0 || text.includes("\n") ? (
        <textarea
          {...props}
          rows={Math.min(10, text.split("\n").length + 1)}
          onInput={({ currentTarget }) => set(currentTarget.value)}
        />
      ) : (
        <input
          {...props}
          type="text"
          placeholder={text === "" ? hint.slice(0, 60) : ""}
          list={node.isOpen ? `${id}-known` : undefined}
          onInput={({ currentTarget }) => set(currentTarget.value)}
        />
      )}
      {node.isOpen ? (
        <datalist id={`${id}-known`}>
          {node.values.map((value) => (
            <option value={value} />
          ))}
        </datalist>
      ) : null}
    </div>
  )
}
