/** Returns the chosen file of a form, under the contract's name; empty if none was chosen. */
export const chosenFile =
  (name: string) =>
  (typed: FormData): Record<string, Blob> => {
    const file = typed.get(name);
    return file instanceof Blob && file.size > 0 ? { [name]: file } : {};
  };
