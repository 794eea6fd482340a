/**
 * Creates a `files` option for a form with one file. The option returns the chosen file under the contract's name, and
 * an empty record if none was chosen.
 */
export const chosenFile =
  (name: string) =>
  (typed: FormData): Record<string, Blob> => {
    const file = typed.get(name);
    return file instanceof Blob && file.size > 0 ? { [name]: file } : {};
  };
