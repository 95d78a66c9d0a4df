import type { Severity } from "@serac/codegen/spec-diff"

/** Two versions of a public document, and what the change from one to the next is for a program that was written against the older one. */
export interface JudgedPair {
  /** The document's name in the list of public documents. */
  readonly name: string
  /** The commits of its repository. */
  readonly before: string
  readonly after: string
  /** What the change is, by its list of changes. */
  readonly verdict: Severity | "none"
  readonly because: string
}

/** The verdicts by document, each as `before..after`. */
const judged: Readonly<Record<string, Readonly<Record<string, readonly [JudgedPair["verdict"], string]>>>> = {
  "adyen-checkout": {
    "c17deb734..74fabab06": [
      "additive",
      "Requests and answers gain optional members; nothing that was valid stops being so.",
    ],
    "ab42e887f..c17deb734": [
      "breaking",
      "An answer's card product was one of a list and may be any text now: a switch over the list has a case that it does not know.",
    ],
    "aa5556ef9..ab42e887f": ["editorial", "Descriptions only."],
    "2e8cd3bcb..aa5556ef9": ["additive", "Optional members of payment methods, and a type for one of them."],
    "4ce16a216..2e8cd3bcb": ["editorial", "A description only."],
    "293dba51d..4ce16a216": ["additive", "A request takes one more payment method; the others stay."],
    "a0b1ce66d..293dba51d": [
      "breaking",
      "Requests lose a value and two members and gain two required ones; an answer has one more result.",
    ],
  },
  discord: {
    "805697355..74fda0fad": ["additive", "Answers and requests gain optional members."],
    "9ba77841a..805697355": ["additive", "An answer always has one more member, which an older program does not read."],
    "c9423c8bf..9ba77841a": ["breaking", "A request may no longer have an empty file name."],
    "2c0a5ddff..c9423c8bf": ["additive", "An answer gains an optional member."],
    "0004ce117..2c0a5ddff": ["breaking", "Three requests no longer take an empty token or ID."],
  },
  figma: {
    "887d80696..af94bebd8": ["additive", "One more operation."],
    "5112a5c0a..887d80696": ["additive", "An answer gains an optional member."],
    "04e02c356..5112a5c0a": ["additive", "Shapes in answers have two more traits, all of whose members are new."],
    "6c05a2b63..04e02c356": ["breaking", "A text case in answers has one more value, in a list that is closed."],
    "12c04ddd2..6c05a2b63": ["breaking", "Two closed lists of answers have more values: editors and layouts."],
    "f3c82baa9..12c04ddd2": ["breaking", "A closed list in answers, of the lines of a connector, has one more value."],
    "00adb468e..f3c82baa9": ["breaking", "A request wants two members that older programs do not send."],
  },
  kratos: {
    "5c3c7cd49..377702a41": ["breaking", "A key in answers is a text instead of a list of numbers."],
    "814c596c7..5c3c7cd49": ["additive", "An error has a documented body; it was possible before, without one."],
    "4b189a1c9..814c596c7": [
      "breaking",
      "An answer may be one more kind of step, and a closed list of templates has more values.",
    ],
    "3c62a2363..4b189a1c9": ["editorial", "Descriptions only."],
    "1aa3e6ab5..3c62a2363": [
      "breaking",
      "Two requests have another pattern for a duration, of which nobody can tell what it no longer takes; an exported type is gone.",
    ],
    "f4a876dc1..1aa3e6ab5": ["additive", "An answer gains an optional member."],
    "830f34345..f4a876dc1": ["breaking", "A closed list in answers, of the kinds of input fields, has one more value."],
  },
  meilisearch: {
    "401458ab0..0b0b0fdbb": ["breaking", "Closed lists of actions and of error codes in answers have more values."],
    "4f704f2f7..401458ab0": ["breaking", "A setting that was a list of patterns is an object with one."],
    "a7ce1c2a0..4f704f2f7": ["breaking", "Closed lists of actions and of error codes in answers have more values."],
    "3de096d7a..a7ce1c2a0": ["breaking", "Parameters no longer take null, and answers may have it where they did not."],
  },
  mistral: {
    "38c0b3a15..7925ed1f1": ["additive", "An operation is deprecated in favour of a new one."],
    "aadeb2fc9..38c0b3a15": ["additive", "New operations and types."],
    "1059ab678..c0692cbcd": ["additive", "A request and its answers gain optional members."],
    "fbe014a55..1059ab678": ["additive", "Three requests take one more optional member."],
    "17fda31cf..fbe014a55": ["breaking", "Operations are gone, and the types with them."],
  },
  onfido: {
    "a369b60be..1498236ae": [
      "breaking",
      "A closed list of document types, which answers have too, has two more values.",
    ],
    "aabb3e356..a369b60be": ["breaking", "Exported types are gone with the operations that had them."],
    "ff27b9c51..aabb3e356": ["additive", "New operations and types."],
    "98b1ada66..ff27b9c51": ["additive", "Requests and answers gain an optional name."],
    "27b8c34fc..98b1ada66": ["breaking", "Every operation wants another set of credentials."],
    "d81236130..9024af827": ["editorial", "Descriptions only."],
  },
  qdrant: {
    "8eb4fec02..c34acc1a3": ["breaking", "A setting is gone from a request and from an answer."],
    "de1748bec..8eb4fec02": ["editorial", "Descriptions only."],
    "a11f8bb4a..de1748bec": ["breaking", "A member of an answer may be null, which it could not be."],
    "d5ccd03ca..a11f8bb4a": ["additive", "Answers gain optional members."],
    "a66b898df..73e6c16f9": ["breaking", "Eight operations are gone."],
  },
  resend: {
    "14e0e92fa..18cca2dfc": ["additive", "One more operation with its types."],
    "45c35f19f..5b8cf6091": ["additive", "One more operation with its types."],
    "9192da232..44b7c31d6": [
      "breaking",
      "Operations have IDs now, so that all functions have other names; the wire is the same.",
    ],
  },
  spotify: {
    "eccd183df..39207c4ba": ["none", "The text of the file is another, what it means is the same."],
    "ba44ded1d..eccd183df": ["additive", "An answer gains an optional member."],
    "1dc76f783..b25172a9f": [
      "breaking",
      "A search takes at most ten results in place of fifty, and gives another number of them by default.",
    ],
    "ba1ceaf98..d26e671e3": ["additive", "Operations are deprecated; all of them are still there."],
  },
  starknet: {
    "95acf0cb2..00f2443ca": ["editorial", "Descriptions only."],
    "c2765866e..95acf0cb2": ["none", "The text of the file is another, what it means is the same."],
  },
}

export const judgedPairs: readonly JudgedPair[] = Object.entries(judged).flatMap(([name, versions]) =>
  Object.entries(versions).map(([range, [verdict, because]]) => {
    const [before = "", after = ""] = range.split("..")
    return { name, before, after, verdict, because }
  }),
)
