/**
 * The engine's codes for the choices of closed lists, by answer. Choices of other lists are the engine's own codes.
 * `server/domain/codes.ts` checks that every choice of a form has a code.
 */
export const choiceCodes = {
  community: { General: 1, SC: 2, ST: 3, OBC: 4 },
  diet: { Veg: 1, 'Non Veg': 2 },
  maritalStatus: { 'Never Married': 'neverMarried', Divorced: 'divorced', Widowed: 'widowed' },
  desh: { 'East Bengal': 'east', 'West Bengal': 'west' },
  isMangalik: { No: false, Yes: true },
  children: { None: 'none', One: 'one', More: 'more' },
} as const;
