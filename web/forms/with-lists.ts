import type { ActionFunction } from 'react-router';

/**
 * Creates an action for a page with lists of checkboxes. The ticked values of each name are joined by commas, as the
 * contract requires; none gives the empty value.
 */
export function withLists(names: readonly string[], action: ActionFunction): ActionFunction {
  return async (args, next) => {
    const typed = await args.request
      .clone()
      .formData()
      .catch(() => undefined);
    if (!typed) return action(args, next);
    const { url, signal } = args.request;
    const request = new Request(url, { method: 'POST', body: joinLists(typed, names), signal });
    return action({ ...args, request }, next);
  };
}

/** Returns a form's texts with the values of these lists joined by commas. */
export function joinLists(typed: FormData, names: readonly string[]): URLSearchParams {
  const joined = new URLSearchParams();
  for (const [name, value] of typed) if (typeof value === 'string' && !names.includes(name)) joined.append(name, value);
  for (const name of names) joined.append(name, typed.getAll(name).join(','));
  return joined;
}
