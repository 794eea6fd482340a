import type { ActionFunction } from 'react-router';

/** The name of every button that is not the page's main one; its value is the intent. */
export const INTENT = 'intent';

/** Creates one action for a page with further, smaller forms. The button's value selects the form. */
export function byIntent(main: ActionFunction, others: Readonly<Record<string, ActionFunction>>): ActionFunction {
  return async (args, next) => {
    const typed = await args.request
      .clone()
      .formData()
      .catch(() => undefined);
    const intent = typed?.get(INTENT);
    // Own entries only, because inherited names such as `toString` are no buttons.
    const [, action = main] = Object.entries(others).find(([name]) => name === intent) ?? [];
    return action(args, next);
  };
}
