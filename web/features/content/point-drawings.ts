import { lock } from '#web/art/drawings.ts';
import {
  book,
  coinStruckOut,
  door,
  drop,
  globe,
  heart,
  house,
  moon,
  personAgreed,
  question,
  seedling,
  speech,
  tree,
  twoSpeak,
} from '#web/art/points.ts';

/** A drawing for each point of our own texts, in their order. */
export const pointDrawings = {
  mission: [house, speech, lock, door],
  vision: [drop, question, coinStruckOut, book, seedling, globe],
  about: [twoSpeak, tree, moon, heart, personAgreed],
} as const;
