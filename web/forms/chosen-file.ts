/** The file of a form under the name that the contract gives it; none when nothing was chosen. */
export const chosenFile =
  (name: string) =>
  (typed: FormData): Record<string, Blob> => {
    const file = typed.get(name);
    return file instanceof Blob && file.size > 0 ? { [name]: file } : {};
  };
