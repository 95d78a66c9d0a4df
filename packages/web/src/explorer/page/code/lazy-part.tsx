import type { ComponentType } from "preact"
import { CodeFailed } from "../ui/code-failed.tsx"
import { Loading } from "../ui/states.tsx"
import { useCode } from "./use-code.ts"

interface LazyPartProps<Code, Props> {
  /** Loads the code, which may have several parts. It identifies the code. */
  readonly load: () => Promise<Code>
  readonly choose: (code: Code) => ComponentType<Props>
  readonly props: Props
}

/** A part of a page whose code loads when it is shown. */
export function LazyPart<Code, Props extends object>({ load, choose, props }: LazyPartProps<Code, Props>) {
  const loaded = useCode(load)
  if (loaded.status === "failed") return <CodeFailed what="The code of this part" retry={loaded.retry} />
  if (loaded.status === "loading") return <Loading />
  const Part = choose(loaded.code) as ComponentType<object>
  return <Part {...props} />
}
