/**
 * `bin/serac`: starts the command with the Node.js beside it. It needs no program but a POSIX shell, and `readlink` where it is started by a
 * symbolic link.
 */
export const startScript = `#!/bin/sh
file=$0
while [ -h "$file" ]; do
  target=$(readlink "$file") || exit 1
  case $target in
    /*) file=$target ;;
    *) file=\${file%/*}/$target ;;
  esac
done
case $file in
  */*) folder=\${file%/*}/.. ;;
  *) folder=.. ;;
esac
exec "$folder/lib/node" "$folder/lib/node_modules/@serac/cli/dist/main.js" "$@"
`
