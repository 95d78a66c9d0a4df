import { Argument, Command } from "commander"

/**
 * `serac completion`
 *
 * @param commands - all of them, by group.
 */
export function completionCommand(commands: () => Promise<Readonly<Record<string, readonly Command[]>>>): Command {
  const command = new Command("completion")
    .description("Print a script that completes commands, flags and values in a shell.")
    .addArgument(new Argument("<shell>", "the shell").choices(["bash", "zsh", "fish"]))
    .addHelpText(
      "after",
      `
Examples:
  serac completion bash > ~/.local/share/bash-completion/completions/serac
  serac completion fish > ~/.config/fish/completions/serac.fish
  source <(serac completion zsh)     # in ~/.zshrc`,
    )
  return command.action(async (shell: "bash" | "zsh" | "fish") => {
    const [{ completedCommand }, { bashScript, zshScript }, { fishScript }] = await Promise.all([
      import("../completion/completed-command.ts"),
      import("../completion/bash-script.ts"),
      import("../completion/fish-script.ts"),
    ])
    const program = new Command("serac").version("")
    for (const one of Object.values(await commands()).flat()) program.addCommand(one)
    const script = { bash: bashScript, zsh: zshScript, fish: fishScript }[shell]
    process.stdout.write(script(completedCommand(program)))
  })
}
