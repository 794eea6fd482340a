import type { ActionFunction } from 'react-router';

/** The name of a button that asks for something else than its page's main form. */
export const INTENT = 'intent';

/** One action for a page with a second, smaller form: its button's value decides. */
export function byIntent(main: ActionFunction, others: Readonly<Record<string, ActionFunction>>): ActionFunction {
  return async (args, next) => {
    const typed = await args.request
      .clone()
      .formData()
      .catch(() => undefined);
    const intent = typed?.get(INTENT);
    // What every object has is no button of the page.
    const [, action = main] = Object.entries(others).find(([name]) => name === intent) ?? [];
    return action(args, next);
  };
}
