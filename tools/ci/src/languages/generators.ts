import type { OperationSource } from "./operations.ts"

/** A generator for another language, and the commands with which its client is made and checked. */
export interface LanguageGenerator {
  readonly name: string
  readonly language: "Go" | "Python"
  /** The command whose presence is tested; it prints a version. */
  readonly version: readonly [string, ...string[]]
  /** Makes the client of a document in the folder in which it runs. */
  readonly generate: (document: string) => readonly [string, ...string[]]
  /** How its operations are counted; absent if it makes models alone. */
  readonly operations?: OperationSource
  /** Compiles it there; in Python, also imports each module. */
  readonly compile: readonly (readonly [string, ...string[]])[]
  /** The file into which the program of the three calls is copied. */
  readonly program: string
  /** Runs the program. */
  readonly run: readonly [string, ...string[]]
  /** Files that the generator and the compiler read, by name. */
  readonly files: Readonly<Record<string, string>>
  /** What the table says of it. */
  readonly note: string
}

const goModule = { "go.mod": "module check\n\ngo 1.24\n" }
const go = {
  language: "Go",
  operations: "methods",
  compile: [
    ["go", "mod", "tidy"],
    ["go", "build", "./..."],
  ],
  program: "main.go",
  run: ["go", "run", "."],
} as const
const importEach =
  "import importlib, pkgutil, api; [importlib.import_module(m.name) for m in pkgutil.walk_packages(api.__path__, 'api.')]"
const python = { language: "Python", program: "main.py", run: ["python3", "main.py"] } as const

export const languageGenerators: readonly LanguageGenerator[] = [
  {
    ...go,
    name: "oapi-codegen",
    version: ["oapi-codegen", "-version"],
    generate: (document) => ["oapi-codegen", "-config", "oapi.yml", "-o", "api/api.go", document],
    files: {
      ...goModule,
      "oapi.yml":
        "package: api\ngenerate: { client: true, models: true }\noutput-options: { resolve-type-name-collisions: true }\n",
      "api/.keep": "",
    },
    note: "with `resolve-type-name-collisions`, since a parameter and a schema share a name",
  },
  {
    ...go,
    name: "ogen",
    version: ["ogen", "--version"],
    generate: (document) => [
      "ogen",
      "--config",
      "ogen.yml",
      "--target",
      "api",
      "--package",
      "api",
      "--clean",
      document,
    ],
    files: { ...goModule, "ogen.yml": 'generator:\n  ignore_not_implemented: ["all"]\n' },
    note: "with `ignore_not_implemented`, since it does not tell apart the members of unions without a discriminator",
  },
  {
    ...python,
    name: "openapi-python-client",
    version: ["openapi-python-client", "--version"],
    generate: (document) => [
      ...(["openapi-python-client", "generate", "--path", document, "--output-path", "api"] as const),
      ...["--meta", "none", "--overwrite", "--config", "config.yml"],
    ],
    operations: "modules",
    compile: [
      ["python3", "-m", "compileall", "-q", "api"],
      ["python3", "-c", importEach],
    ],
    files: { "config.yml": "post_hooks: []\n" },
    note: "",
  },
  {
    ...python,
    name: "datamodel-code-generator",
    version: ["datamodel-codegen", "--version"],
    generate: (document) => [
      ...(["datamodel-codegen", "--input", document, "--input-file-type", "openapi", "--output", "api.py"] as const),
      ...["--output-model-type", "pydantic_v2.BaseModel"],
    ],
    compile: [["python3", "-c", "import api"]],
    files: {},
    note: "models only; the calls are made with `urllib`",
  },
]
