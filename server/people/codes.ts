import type { COMMUNITIES, DESHES, DIETS, MARITAL_STATUSES, YES_NO } from '#contract/choices.ts';
import type { MaritalStatus } from '#matching/person.ts';

// What the engine calls the choices of closed lists. A new choice does not compile until it has a code.
export const communityIds = { General: 1, SC: 2, ST: 3, OBC: 4 } as const satisfies Codes<typeof COMMUNITIES>;
export const dietIds = { Veg: 1, 'Non Veg': 2 } as const satisfies Codes<typeof DIETS>;
export const maritalStatuses = {
  'Never Married': 'neverMarried',
  Divorced: 'divorced',
  Widowed: 'widowed',
} as const satisfies Codes<typeof MARITAL_STATUSES, MaritalStatus>;
export const deshes = { 'East Bengal': 'east', 'West Bengal': 'west' } as const satisfies Codes<
  typeof DESHES,
  'east' | 'west'
>;
export const noYes = { No: false, Yes: true } as const satisfies Codes<typeof YES_NO, boolean>;

type Codes<List extends readonly string[], Code = number> = Record<List[number], Code>;

/** The code of a choice; null for none, and for what a newer version may have stored. */
export function codeOf<Choice extends string, Code>(
  codes: Readonly<Record<Choice, Code>>,
  choice: NoInfer<Choice> | '',
): Code | null {
  return choice !== '' && Object.hasOwn(codes, choice) ? codes[choice] : null;
}
