/**
 * Returns the component whose folder contains a file of `packages/ui/src`, with its group: 'inputs/Button'; undefined for
 * other files.
 */
export function componentFolder(file: string): string | undefined {
  return /packages\/ui\/src\/([\w-]+\/\w+)\//.exec(file)?.[1];
}
