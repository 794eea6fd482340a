/**
 * What the engine calls the choices of closed lists, by the answer; the lists that are not here it reads as they stand. Whether
 * every choice of a form has a code is checked where forms are known (`server/domain/codes.ts`).
 */
export const choiceCodes = {
  community: { General: 1, SC: 2, ST: 3, OBC: 4 },
  diet: { Veg: 1, 'Non Veg': 2 },
  maritalStatus: { 'Never Married': 'neverMarried', Divorced: 'divorced', Widowed: 'widowed' },
  desh: { 'East Bengal': 'east', 'West Bengal': 'west' },
  isMangalik: { No: false, Yes: true },
  children: { None: 'none', One: 'one', More: 'more' },
} as const;
