/** Returns the name of the component whose folder in a group of `packages/ui/src` contains a file; undefined for others. */
export function componentFolder(file: string): string | undefined {
  return /packages\/ui\/src\/\w+\/(\w+)\//.exec(file)?.[1];
}
