import { useSignal } from "@preact/signals"
import type { ComponentChildren } from "preact"
import { Markdown } from "../../ui/index.ts"
import type { Reference } from "../model/reference.ts"
import { type SchemaMember, type SchemaNode, schemaName, schemaNode } from "../model/schema-node.ts"
import { hrefOf } from "./route.ts"

interface ShapeProps {
  readonly reference: Reference
  readonly schema: unknown
  /** Names of the enclosing schemas: a schema that contains itself is not opened automatically. */
  readonly within?: readonly string[]
}

const maxViewDepth = 24

/** The members or variants of a schema; deeper levels can be opened. */
export function SchemaShape({ reference, schema, within = [] }: ShapeProps): ComponentChildren {
  const node = schemaNode(reference.lookup, schema)
  const below = [...within, node.name]
  // A recursive list, or a too deeply nested one, shows only its type.
  const isList = node.items !== undefined && node.members.length === 0 && within.length < maxViewDepth
  return (
    <>
      {node.members.length === 0 ? null : (
        <ul class="fields">
          {node.members.map((member) => (
            <MemberLine reference={reference} member={member} within={below} />
          ))}
        </ul>
      )}
      {node.variants.length === 0 ? null : <Variants reference={reference} variants={node.variants} within={below} />}
      {isList && !within.includes(schemaName(node.items) || "-") ? (
        <SchemaShape reference={reference} schema={node.items} within={below} />
      ) : null}
    </>
  )
}

function MemberLine({
  reference,
  member,
  within,
}: {
  readonly reference: Reference
  readonly member: SchemaMember
  readonly within: readonly string[]
}) {
  const { name, schema, isRequired } = member
  const node = schemaNode(reference.lookup, schema)
  return (
    <li>
      <p class="field-head">
        <code class="field-name">{name}</code>
        <TypeName reference={reference} node={node} />
        {isRequired ? null : <span class="optional">optional</span>}
      </p>
      <Markdown text={node.description} />
      <SchemaFacts node={node} />
      <Deeper reference={reference} schema={schema} node={node} within={within} />
    </li>
  )
}

/** The name of a type; a link if it is a schema of the document. */
export function TypeName({ reference, node }: { readonly reference: Reference; readonly node: SchemaNode }) {
  const item = schemaName(node.items)
  const name = node.name !== "" && node.type.startsWith(node.name) ? node.name : node.type.startsWith(item) ? item : ""
  if (name === "" || !reference.schemas.includes(name)) return <span class="type">{node.type}</span>
  return (
    <span class="type">
      <a href={hrefOf({ document: reference.name, kind: "schemas", key: name })}>{name}</a>
      {node.type.slice(name.length)}
    </span>
  )
}

/** The constraints of a value: range, allowed values and default. */
export function SchemaFacts({ node }: { readonly node: Pick<SchemaNode, "rule" | "values" | "isOpen" | "default"> }) {
  const { rule, values, isOpen, default: otherwise } = node
  if (rule === "" && values.length === 0 && otherwise === undefined) return null
  return (
    <div class="rules">
      {rule === "" ? null : (
        <p>
          <Markdown text={`${rule.charAt(0).toUpperCase()}${rule.slice(1)}`} isInline />
        </p>
      )}
      {otherwise === undefined ? null : (
        <p>
          Default <code>{JSON.stringify(otherwise)}</code>
        </p>
      )}
      {values.length === 0 ? null : <EnumValues values={values} isOpen={isOpen} />}
    </div>
  )
}

const maxValues = 14

function EnumValues({ values, isOpen }: { readonly values: readonly string[]; readonly isOpen: boolean }) {
  const isWhole = useSignal(values.length <= maxValues + 2)
  const shown = isWhole.value ? values : values.slice(0, maxValues)
  return (
    <p class="values">
      {isOpen ? "Known values " : values.length === 1 ? "Always " : "One of "}
      {shown.map((value) => (
        <>
          <code>{value}</code>{" "}
        </>
      ))}
      {isWhole.value ? null : (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            isWhole.value = true
          }}
        >{`and ${values.length - maxValues} more`}</button>
      )}
    </p>
  )
}

interface DeeperProps extends ShapeProps {
  readonly node: SchemaNode
  readonly within: readonly string[]
}

/** The schema of a member, rendered when it is opened. A short one near the root is open from the start. */
function Deeper({ reference, schema, node, within }: DeeperProps) {
  const inner = innermost(reference, schema)
  const count = inner.members.length + inner.variants.length
  const isAgain = inner.name !== "" && within.includes(inner.name)
  const isOpen = useSignal(within.length < 2 && !isAgain && inner.members.length > 0 && inner.members.length <= 24)
  if (count === 0) return null
  const what = inner.members.length > 0 ? `${count} member${count === 1 ? "" : "s"}` : `${count} kinds`
  return (
    <details
      open={isOpen.value}
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open
      }}
    >
      <summary>
        {what}
        {node.type === inner.name || inner.name === "" ? "" : ` of ${inner.name}`}
      </summary>
      {isOpen.value ? <SchemaShape reference={reference} schema={schema} within={within} /> : null}
    </details>
  )
}

/** The innermost item schema of nested lists. */
function innermost({ lookup }: Reference, schema: unknown): SchemaNode {
  let node = schemaNode(lookup, schema)
  for (let depth = 0; depth < 4 && node.members.length === 0 && node.variants.length === 0; depth++) {
    if (node.items === undefined) break
    node = schemaNode(lookup, node.items)
  }
  return node
}

function Variants({
  reference,
  variants,
  within,
}: {
  readonly reference: Reference
  readonly variants: readonly unknown[]
  readonly within: readonly string[]
}) {
  return (
    <ul class="variants" aria-label="One of">
      {variants.map((variant) => {
        const node = schemaNode(reference.lookup, variant)
        return (
          <li>
            <p class="field-head">
              <span class="one-of">one of</span>
              <TypeName reference={reference} node={node} />
            </p>
            <Markdown text={node.description} />
            <SchemaFacts node={node} />
            <Deeper reference={reference} schema={variant} node={node} within={[...within, "", ""]} />
          </li>
        )
      })}
    </ul>
  )
}
